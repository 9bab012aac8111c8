import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Listens for a moment. Resolves with the port; null where it is taken. */
const tryPort = async (wanted: number): Promise<number | null> => {
  const server = createServer().listen(wanted, 'localhost');
  try {
    await once(server, 'listening');
  } catch {
    return null;
  }
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Resolves with a port that is free, for programs that can't choose one by themselves. */
export const freePort = async (): Promise<number> => (await tryPort(0)) ?? freePort();

/** Resolves with the first of two free ports that follow each other. */
export const freePair = async (): Promise<number> => {
  const port = await freePort();
  return (await tryPort(port + 1)) ? port : freePair();
};
