# The site, built and served by nginx without rights: docker build -t my-site . && docker run -p 8080:8080 my-site
FROM node:24-bookworm-slim AS build
WORKDIR /site
# For titles in scripts that the site's own typeface lacks: they are drawn into the pictures by which pages are shared.
RUN apt-get update && apt-get install -y --no-install-recommends fontconfig fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run release

FROM nginxinc/nginx-unprivileged:1.28-alpine-slim
COPY --from=build /site/releases /srv/site
RUN printf 'include /srv/site/current/nginx-map-sizes.conf;\ninclude /srv/site/current/nginx-moves.conf;\nserver {\n  listen 8080;\n  root /srv/site/current/public;\n  include /srv/site/current/nginx.conf;\n}\n' > /etc/nginx/conf.d/default.conf
