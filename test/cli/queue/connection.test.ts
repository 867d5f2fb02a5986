import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '../../../src/cli/work/queue/connection.ts';

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** What the queue says of a server at this address. */
async function refusalOf(server: Server): Promise<string> {
  servers.push(server);
  server.on('connection', (socket) => sockets.push(socket.on('error', () => {})));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const refused = await connect({ host: '127.0.0.1', port, db: 0 }, () => {}).catch((error: Error) => error);
  return (refused as Error).message.replace(String(port), 'PORT');
}

const SENTENCE =
  'what listens at 127.0.0.1:PORT does not answer as a Redis server does; --queue names the address of one, usually port 6379';

describe('what is no Redis server is told in one sentence', () => {
  it.each<[what: string, server: () => Server]>([
    ['an HTTP server', () => createHttpServer((_, response) => void response.end('hello'))],
    ['one that hangs up', () => createServer((socket) => void socket.end())],
    ['one that speaks first', () => createServer((socket) => void socket.write('SSH-2.0-OpenSSH_9.2\r\n'))],
    ['one that says nothing', () => createServer()],
  ])('%s', async (_, server) => expect(await refusalOf(server())).toBe(SENTENCE));
});
