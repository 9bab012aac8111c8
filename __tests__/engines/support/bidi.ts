import { once } from 'node:events';
import { WebSocket } from 'ws';

interface Answer {
  readonly id?: number;
  readonly error?: string;
  readonly message?: string;
  readonly result?: unknown;
}

/** Sends a command of WebDriver BiDi and resolves with its result, or throws what the browser says of it. */
export type Send = (method: string, params?: object) => Promise<unknown>;

/** Connects to a browser that speaks WebDriver BiDi. */
export const connect = async (url: string): Promise<{ readonly send: Send; readonly end: () => void }> => {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  await once(socket, 'open');
  const send: Send = async (method, params = {}) => {
    const id = (last += 1);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { error, message, result } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${message ?? error}`);
    return result;
  };
  return { send, end: () => socket.terminate() };
};
