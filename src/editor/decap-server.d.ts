declare module 'decap-server/dist/middlewares' {
  import type { Express } from 'express';

  /** Adds the file API to an app, for the folder that the environment's GIT_REPO_DIRECTORY names. */
  export const registerLocalFs: (app: Express, options: { readonly logLevel: string }) => Promise<void>;
}
