// A SIP server that answers every request with 200: the import of a number checks by OPTIONS that it can be reached.
import { createSocket, type Socket } from 'node:dgram';

export async function startSipServer(): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.on('message', (_, { port, address }) => socket.send('SIP/2.0 200 OK\r\n\r\n', port, address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return socket;
}
