import { mkdirSync, symlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import express from 'express';
import { writeEditor } from '../../../src/editor/writeEditor';
import { makeContent, removeContent } from '../content';
import { gitHost, type Project, projectOf } from './gitHost';

/** The editor as a page of a small site, and the Git host that it saves to. */
export interface Hosted {
  /** Where both are, without a path. */
  readonly home: string;
  readonly project: Project;
  /** The text of a file of the project, by its path in `data/`. */
  readonly text: (file: string) => string | undefined;
  readonly end: () => void;
}

export const startHosted = async (): Promise<Hosted> => {
  const root = makeContent({});
  for (const name of ['src', 'node_modules']) symlinkSync(join(process.cwd(), name), join(root, name));
  const project = projectOf(root, 'data');
  mkdirSync(join(root, 'public'));
  const server = gitHost(project, 'a token')
    .use(express.static(join(root, 'public')))
    .listen(0);
  const home = `http://localhost:${(server.address() as AddressInfo).port}`;
  await writeEditor(root, join(root, 'public/admin'), {
    service: 'gitea',
    repository: 'me/my-site',
    branch: 'main',
    signIn: home,
    appId: '1',
  });
  return {
    home,
    project,
    text: (file) => project.files.get(`data/${file}`)?.toString(),
    end: () => {
      server.close();
      removeContent(root);
    },
  };
};

/** Signs in at the Git host that an editor names. */
export const signIn = async (page: Page, home: string): Promise<void> => {
  await page.goto(`${home}/admin/`);
  await page.getByRole('button', { name: 'Login with Gitea' }).click();
  await page.getByText('Your site').waitFor();
};
