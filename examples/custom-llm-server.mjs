// A language-model server of your own for an agent with `"response_engine": { "type": "custom-llm", "websocket_url": … }`.
//   PORT=4002 node examples/custom-llm-server.mjs
// Needs the package `ws`, which the repository has. One connection per call; the call's id is the last part of the path.
// Replace `reply` with your model. Messages (JSON, text frames):
//   in   call_details { call }                                     once, if `config` requests it
//        response_required { response_id, transcript }             the caller has spoken
//        reminder_required { response_id, transcript }             the caller is silent
//        update_only { transcript }                                for information
//        ping_pong { timestamp }                                   every two seconds, if `config` requests it
//   out  config { config: { auto_reconnect, call_details, transcript_with_tool_calls } }
//                                                                  auto_reconnect: Parley reconnects when pings stop
//        response { response_id, content, content_complete, end_call, transfer_number, digit_to_press, no_interruption_allowed }
//        agent_interrupt { interrupt_id, content, … }              text that answers no request
//        tool_call_invocation, tool_call_result                    functions that the server runs, for the timeline
//        ping_pong { timestamp }
// `response_id` 0 is the first sentence of the call, which the server sends without a request.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

const PORT = Number(process.env.PORT ?? 4002);
const GREETING = 'Hello, this is the custom server. What can I do for you?';

/** Yields the reply in pieces, so that the agent starts to speak with the first sentence. */
async function* reply(transcript) {
  const said = transcript.findLast(({ role }) => role === 'user')?.content ?? '';
  yield 'You said: ';
  yield said === '' ? 'nothing yet.' : `${said.replace(/[.?!]*$/, '')}.`;
}

function serve(socket) {
  const send = (message) => socket.send(JSON.stringify(message));
  const respond = (response_id, content, more) => send({ response_type: 'response', response_id, content, ...more });
  /** The newest request. Text for older requests is discarded, because the caller has moved on. */
  let newest = 0;

  async function answer({ response_id: id, transcript }) {
    newest = id;
    const isGoodbye = /\bbye\b/i.test(transcript.at(-1)?.content ?? '');
    if (isGoodbye) return respond(id, 'Goodbye!', { content_complete: true, end_call: true });
    for await (const piece of reply(transcript)) {
      if (newest !== id) return;
      respond(id, piece, { content_complete: false });
    }
    respond(id, '', { content_complete: true });
  }

  send({ response_type: 'config', config: { auto_reconnect: true, call_details: true } });
  socket.on('message', (data) => {
    const message = JSON.parse(data);
    switch (message.interaction_type) {
      case 'call_details':
        console.log('call', message.call?.call_id ?? '');
        return respond(0, GREETING, { content_complete: true });
      case 'ping_pong':
        return send({ response_type: 'ping_pong', timestamp: Date.now() });
      case 'response_required':
      case 'reminder_required':
        return void answer(message).catch((error) => socket.close(1011, String(error).slice(0, 100)));
    }
  });
}

const server = createServer((_request, response) => response.writeHead(426).end());
const sockets = new WebSocketServer({ server, maxPayload: 1024 * 1024 }).on('connection', serve);
// `ws` passes on the errors of the server.
sockets.on('error', ({ code, message }) => {
  console.error(code === 'EADDRINUSE' ? `Set PORT: ${PORT} is in use.` : message);
  process.exit(1);
});
server.listen(PORT, '127.0.0.1', () => console.log(`custom model on ws://127.0.0.1:${PORT}/llm`));
