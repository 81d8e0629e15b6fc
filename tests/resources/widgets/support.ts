// A chat client that reads the answer as server-sent events, and checks each against the contract.
import { createParser } from 'eventsource-parser';
import { checkMessage } from '../../support/contract.ts';

interface Heard {
  event: string;
  data: Record<string, unknown>;
}

/** All events of one answer, or those before the signal is aborted. */
export async function chatOver(url: string, widgetId: string, message: string, signal?: AbortSignal): Promise<Heard[]> {
  const heard: Heard[] = [];
  const parser = createParser({
    onEvent: ({ event = '', data }) => void heard.push({ event, data: JSON.parse(data) as Heard['data'] }),
  });
  try {
    const answer = await fetch(`${url}/v1/widgets/${widgetId}/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ message }),
      ...(signal ? { signal } : {}),
    });
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) parser.feed(chunk);
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
  for (const event of heard) checkMessage('ChatStreamEvent', event);
  return heard;
}
