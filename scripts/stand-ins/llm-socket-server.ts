// A user's own language-model server: a real WebSocket server that speaks Retell's public protocol, with scripted responses.
// Loopback only, on its own port.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

interface Asked {
  interaction_type: string;
  response_id?: number;
  language?: string;
  transcript?: { [key: string]: unknown; role: string; content: string }[];
  transcript_with_tool_calls?: { role: string }[];
  call?: Record<string, unknown>;
}

/** One connection. */
interface LlmSocket {
  path: string;
  asked: Asked[];
  /** Messages that were sent as objects. */
  sent: object[];
  isOpen: boolean;
  send(message: object | string): void;
  /** Sends the whole response in one message. */
  respond(responseId: number, content: string, more?: object): void;
  cut(): void;
}

export interface LlmSocketServer {
  url: string;
  sockets: LlmSocket[];
  close(): Promise<void>;
}

/** @param answer called for each `response_required` and `reminder_required` */
export async function startLlmSocketServer(
  answer: (socket: LlmSocket, asked: Asked & { response_id: number }) => void = () => undefined,
  onConnect: (socket: LlmSocket) => void = () => undefined,
): Promise<LlmSocketServer> {
  const wss = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(wss, 'listening');
  const server: LlmSocketServer = {
    url: `ws://127.0.0.1:${(wss.address() as AddressInfo).port}/llm`,
    sockets: [],
    async close() {
      for (const client of wss.clients) client.terminate();
      wss.close();
      await once(wss, 'close');
    },
  };
  wss.on('connection', (ws: WebSocket, request) => {
    const socket: LlmSocket = {
      path: request.url ?? '',
      asked: [],
      sent: [],
      isOpen: true,
      send(message) {
        if (typeof message === 'object') socket.sent.push(message);
        ws.send(typeof message === 'string' ? message : JSON.stringify(message));
      },
      respond: (response_id, content, more = {}) =>
        socket.send({
          response_type: 'response',
          response_id,
          content,
          content_complete: true,
          end_call: false,
          ...more,
        }),
      cut: () => ws.terminate(),
    };
    server.sockets.push(socket);
    ws.on('close', () => (socket.isOpen = false));
    ws.on('message', (message: Buffer) => {
      const asked = JSON.parse(message.toString('utf8')) as Asked;
      socket.asked.push(asked);
      if (asked.response_id !== undefined) answer(socket, asked as Asked & { response_id: number });
    });
    onConnect(socket);
  });
  return server;
}
