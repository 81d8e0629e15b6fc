// Estimates tokens where no server counts them: about four English characters per token (OpenAI's rule of thumb).

const CHARS_PER_TOKEN = 4;

interface Message {
  content: string;
  toolCalls?: readonly { name: string; arguments: string }[];
}

export function tokensOf(chars: number): number {
  return Math.ceil(chars / CHARS_PER_TOKEN);
}

/** Maximum believable tokens of one request: ten times the largest context window of today. */
const MAX_REPORTED_TOKENS = 10_000_000;

/**
 * Returns the count that a server reports, or an estimate from `chars` when the report is missing or invalid. Any server of a
 * workspace can send this value, and it becomes an amount of money.
 */
export function reportedTokens(reported: unknown, chars: number): number {
  const isValid =
    Number.isInteger(reported) && (reported as number) >= 0 && (reported as number) <= MAX_REPORTED_TOKENS;
  return isValid ? (reported as number) : tokensOf(chars);
}

/** Returns the number of characters of a request that a model reads. */
export function charsOf({ messages, tools }: { messages: readonly Message[]; tools: readonly object[] }): number {
  const ofMessages = messages.reduce((sum, { content, toolCalls = [] }) => {
    const ofCalls = toolCalls.reduce((chars, call) => chars + call.name.length + call.arguments.length, 0);
    return sum + content.length + ofCalls;
  }, 0);
  return tools.length === 0 ? ofMessages : ofMessages + JSON.stringify(tools).length;
}
