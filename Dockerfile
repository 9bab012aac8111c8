# The site, built and served by nginx without rights: docker build -t my-site . && docker run -p 8080:8080 my-site
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm run compress

FROM nginxinc/nginx-unprivileged:1.28-alpine-slim
COPY --from=build /site/hosting/nginx.conf /etc/nginx/site.conf
COPY --from=build /site/public /usr/share/nginx/html
RUN printf 'server {\n  listen 8080;\n  root /usr/share/nginx/html;\n  include /etc/nginx/site.conf;\n}\n' > /etc/nginx/conf.d/default.conf
