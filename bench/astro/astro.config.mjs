import { defineConfig } from 'astro/config';

const effort = process.env.AVIF_EFFORT;

export default defineConfig({
  site: 'https://example.com',
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: effort ? { avif: { effort: Number(effort) } } : {},
    },
  },
});
