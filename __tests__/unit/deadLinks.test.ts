import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deadLinks } from '../../src/cli/deadLinks';

/** A stranger's server: answers at /404 with 404, and so on; at /moved it leads on, at /cut it hangs up. */
const stranger = createServer((request, response) => {
  const path = request.url ?? '';
  if (path === '/cut') request.socket.destroy();
  else if (path === '/moved') response.writeHead(301, { location: '/404' }).end();
  else response.writeHead(Number(path.slice(1))).end();
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
});
afterAll(() => stranger.close());

test('dead are those where there is nothing, in the order asked; who keeps programs out is there', async () => {
  const addresses = ['/404', '/200', '/moved', '/403', '/cut', '/503', '/410'].map((path) => origin + path);
  expect(await deadLinks(addresses, fetch)).toEqual([
    { address: `${origin}/404`, answer: '404' },
    { address: `${origin}/moved`, answer: '404' },
    { address: `${origin}/cut`, answer: 'UND_ERR_SOCKET' },
    { address: `${origin}/410`, answer: '410' },
  ]);
});

test('examples are not asked', async () => {
  const ask = jest.fn();
  expect(await deadLinks(['https://shop.example/a', 'https://example.com', 'https://a.test/'], ask)).toEqual(
    [],
  );
  expect(ask).not.toHaveBeenCalled();
});
