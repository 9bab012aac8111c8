import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler, type Router } from 'express';
import { makeRepository, type Repository, type Written } from './repository';

export const rightToken = 'a-token';
export const readersToken = 'a-token-that-reads';

const allowed = 'Authorization, Content-Type, X-GitHub-Api-Version';

/** How somebody stands with the server of ours. */
export interface Lent {
  readonly repository: Repository;
  /** Whether who asks may write. */
  readonly mayWrite: (token: string) => boolean;
  /** Called before a commit is done, as somebody else may be faster. */
  readonly beforeCommit: () => void;
}

/** A Git host of ours. */
export interface GitServer {
  readonly address: string;
  readonly repository: Repository;
  /** Has others commit right before the next commits, once each. */
  readonly meanwhile: (...commits: readonly (() => void)[]) => void;
  /** Has the next answer be this one. */
  readonly answerOnce: (status: number, message: string) => void;
  readonly asked: string[];
  readonly end: () => Promise<unknown>;
}

/** A Git host of ours, with this project; `api` makes the routes, as the host documents them. */
export const startGitServer = async (
  files: Written,
  prefix: string,
  bearer: string,
  refusal: string,
  api: (lent: Lent) => Router,
): Promise<GitServer> => {
  const repository = makeRepository(files);
  const waiting: (() => void)[] = [];
  const next: { status: number; message: string }[] = [];
  const asked: string[] = [];
  const letIn: RequestHandler = ({ method, url, headers }, response, pass) => {
    // As all of them: a page of any site may ask with a token.
    response.set({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': allowed });
    if (method === 'OPTIONS') return void response.sendStatus(204);
    asked.push(`${method} ${url}`);
    const [said] = next.splice(0);
    if (said) return void response.status(said.status).json({ message: said.message });
    const known = [rightToken, readersToken].some((token) => headers.authorization === `${bearer} ${token}`);
    if (known) pass();
    else response.status(401).json({ message: refusal });
  };
  const mayWrite = (authorization: string): boolean => authorization === `${bearer} ${rightToken}`;
  const app = express();
  app.use(letIn, express.json({ limit: '60mb' }));
  app.use(prefix, api({ repository, mayWrite, beforeCommit: () => waiting.shift()?.() }));
  app.use((_request, response) => void response.status(404).json({ message: 'Not Found' }));
  const server = await new Promise<Server>((listening) => {
    const started = app.listen(0, 'localhost', () => listening(started));
  });
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${prefix}`,
    repository,
    meanwhile: (...commits) => void waiting.push(...commits),
    answerOnce: (status, message) => void next.push({ status, message }),
    asked,
    end: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
};
