// What a caller experiences, on a scripted line and a virtual clock.
import { describe, expect, test } from 'vitest';
import { startScripted } from '../support/scripted-session.ts';

describe('a conversation', () => {
  test('the agent greets, listens, answers and goes on listening', async () => {
    const { clock, line, transcript, session } = startScripted({ answer: () => ['Paris is lovely in May.'] });
    await clock.advance(2000);
    void line.speak('Tell me about Paris.', 1200);
    await clock.advance(5000);
    void line.speak('Thank you very much.', 1000);
    await clock.advance(5000);
    expect(transcript()).toEqual([
      'agent: Hello there.',
      'user: Tell me about Paris.',
      'agent: Paris is lovely in May.',
      'user: Thank you very much.',
      'agent: Paris is lovely in May.',
    ]);
    session.end({ status: 'completed', reason: 'ended_by_api' });
    await session.done;
  });
});
