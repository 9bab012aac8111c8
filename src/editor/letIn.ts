import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { type AccessPolicy, refuseRequest } from '../server/admission';
import { askedBy, ownHeaders } from '../server/guardServers';
import { localPolicy } from './contentPolicy';
import { apiPath, editorPath, importPath, tokenHeader } from './page';

/** The editor's server answers with its page, to which links may lead, what the page is made of, and the file API. */
const editorAccess: AccessPolicy = {
  scheme: 'http',
  methodsAt: (path) => {
    if (path.startsWith(editorPath)) return ['GET', 'HEAD'];
    return path === apiPath || path === importPath ? ['POST'] : null;
  },
  isPage: (path) => path === editorPath,
};

/** Answers why not, and reads no more of what is sent. */
const refuse = (response: Response, status: number, error: string): void =>
  void response.set('Connection', 'close').status(status).json({ error });

/** Answers to the editor's own page alone, with what it may load; `site` is the origin that its frame may show. */
export const keepStrangersOut = (site: string): RequestHandler => {
  const headers = {
    ...ownHeaders(),
    'Content-Security-Policy': localPolicy(site),
    'Cache-Control': 'no-store',
  };
  return (request, response, next) => {
    response.set(headers);
    const refusal = refuseRequest(askedBy(request), editorAccess);
    if (refusal) refuse(response, refusal.status, refusal.error);
    else next();
  };
};

const isEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a, 'latin1'), Buffer.from(b, 'latin1'));

const isEarlier =
  'this page is from an earlier start of the editor, and what you typed is kept: open the address that npm run edit prints';

/** Lets pass who knows the token, and reads nothing of what the others send. */
export const askForToken =
  (token: string): RequestHandler =>
  (request, response, next) => {
    if (isEqual(request.get(tokenHeader) ?? '', token)) next();
    else refuse(response, 401, isEarlier);
  };

export const askForJson: RequestHandler = (request, response, next) => {
  if (request.is('application/json')) next();
  else refuse(response, 415, 'send JSON');
};
