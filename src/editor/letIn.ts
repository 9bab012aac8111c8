import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { refuseRequest } from '../server/admission';
import { askedBy, ownHeaders } from '../server/guardServers';
import { editorAccess } from './access';
import { localPolicy } from './contentPolicy';
import { tokenHeader } from './page';

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
    if (!refusal) {
      next();
      return;
    }
    response.set('Connection', 'close').status(refusal.status).json({ error: refusal.error });
  };
};

const isEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a, 'latin1'), Buffer.from(b, 'latin1'));

/** Lets pass who knows the token, and reads nothing of what the others send. */
export const askForToken =
  (token: string): RequestHandler =>
  (request, response, next) => {
    if (isEqual(request.get(tokenHeader) ?? '', token)) {
      next();
      return;
    }
    const error =
      'this page is from an earlier start of the editor, and what you typed is kept: open the address that npm run edit prints';
    response.set('Connection', 'close').status(401).json({ error });
  };

export const askForJson: RequestHandler = (request, response, next) => {
  if (request.is('application/json')) next();
  else response.set('Connection', 'close').status(415).json({ error: 'send JSON' });
};
