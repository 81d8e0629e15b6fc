// Small talk: handles greetings, thanks, names, doubts and anger, and answers when nothing was understood. Pure; answers vary by
// turn and are the same for the same messages.
import type { ChatMessage, LlmRequest, ToolSpec } from '../../ports/llm.ts';
import { abilityOf, HESITATES, isQuestion } from './functions.ts';
import { DAYS } from './opening-hours.ts';
import { thankForDetails, transfers } from './trouble.ts';
import { asSentence, digitsOfWords, joinItems, isFiller, splitWords } from './words.ts';

/** Turns "You are Mia, the receptionist of Dr. Lee." into "I am Mia, the receptionist of Dr. Lee." */
export function introductionOf(messages: readonly ChatMessage[]): string {
  const first = promptOf(messages).match(/^.+?(?:(?<!\b(?:Dr|Mr|Mrs|Ms|St|Prof|Inc|Ltd))[.!?](?=\s|$)|$)/m)?.[0] ?? '';
  const spoken = first
    .replace(/^you(?: are|'re)\b/i, 'I am')
    .replace(/\byour\b/gi, 'my')
    .replace(/\byou\b/gi, 'I');
  return /^I am\b/.test(spoken) ? asSentence(spoken) : 'I am an automated assistant.';
}

export function promptOf(messages: readonly ChatMessage[]): string {
  return messages.find(({ role }) => role === 'system')?.content.trim() ?? '';
}

/** Returns the answer to small talk; null if the words are about something else. */
export function smallTalk(request: LlmRequest, said: string, now: Date): string | null {
  return aboutAgent(request, said) ?? aboutCaller(request, said) ?? aboutWorld(said, now) ?? courtesy(request, said);
}

function aboutAgent({ messages, tools }: LlmRequest, said: string): string | null {
  if (
    /\bwhat (can|do) you (do|help|offer|know)|what can i (ask|do)|how can you help|what are you able|^\W*help\W*$|\bwhat are my options/i.test(
      said,
    )
  ) {
    return `${abilities(messages, tools)} What would you like?`;
  }
  if (
    /\b(are (you|u) (a |an )?(real|human|robot|bot|machine|ai|person|computer)|artificial|am i (talking|speaking) (to|with) (a|an) )/i.test(
      said,
    )
  ) {
    return 'I am an automated assistant, not a person. I am happy to help, though.';
  }
  if (/\bwho (are you|is this|am i|is calling)|your name|what is this( call)? about|why are you calling/i.test(said)) {
    return `${introductionOf(messages)} What can I do for you?`;
  }
  if (
    /\bhow old are you|where (do you live|were you born)|\bdo you (sleep|eat|dream|have (a |any )?(family|feelings|friends|children|kids|hobbies))\b/i.test(
      said,
    )
  )
    return 'I am an automated assistant, so there is little to tell about me. What can I do for you?';
  if (/\bhow are you\b|\bhow('s| is) it going\b/i.test(said))
    return 'I am well, thank you for asking. What can I do for you today?';
  if (
    /\b(?:can|do) you (?:still )?hear me\b|\bare you (?:still )?(?:there|listening)\b|\b(?:is )?(?:anyone|anybody|someone) there\b/i.test(
      said,
    )
  )
    return 'Yes, I am here, and I hear you. What can I do for you?';
  if (/\b(repeat|say (that|it) again|what did you (just )?say|pardon|didn't (hear|catch|get)|come again)\b/i.test(said))
    return repetition(messages);
  if (/\bdo you speak\b/i.test(said)) return 'I speak English here. What can I do for you?';
  return null;
}

const ANGRY =
  /\b(useless|ridiculous|terrible|awful|worst|unacceptable|stupid|idiots?|angry|furious|fed up|waste of time|(third|fourth|second|fifth) time|still (not|hasn't|haven't)|nobody (helps|answers))\b/i;

const BAD =
  /\b(bad|sad|tired|terrible|awful|horrible|unhappy|stressed|lonely|exhausted|rough|hard|long|lousy|grumpy)\b/i;
const COMFORT = 'I am sorry to hear that. Then let us make this easy. What can I do for you?';
/** Matches a feeling and nothing else: "I am happy to take two" has another subject. */
const MOOD =
  /\b(?:i am|i'm|im|i feel|feeling|i have had|i've had|i have|it's been|it has been)\s+(?:(?:in|a|an|so|very|really|quite|not|rather|such|too|feeling|having)\s+)*(?:good|great|fine|well|happy|wonderful|excellent|fantastic|bad|sad|tired|terrible|awful|horrible|unhappy|stressed|lonely|exhausted|rough|hard|long|lousy|grumpy)\b(?:\s+(?:mood|day|morning|evening|week|today|now|right))*/i;

function aboutCaller({ messages }: LlmRequest, said: string): string | null {
  if (/\b(what is|what's|do you (know|remember)) my name\b/i.test(said)) {
    const name = nameOfCaller(messages);
    return name ? `Your name is ${name}.` : 'I do not know your name yet. What is it?';
  }
  const mood = said.match(MOOD);
  if (mood && splitWords(said.replace(mood[0], '')).every(isFiller))
    return /\bnot\b/i.test(mood[0]) || BAD.test(mood[0]) ? COMFORT : 'I am glad to hear that. What can I do for you?';
  if (
    /^\W*(?:(?:so|well|hello|hi|yes|i think|just)\b\W*)*i(?: have|'ve| have got|'ve got)? (?:an?|another|one more|some|a few) (?:quick )?questions?\W*$/i.test(
      said,
    )
  )
    return 'Of course. What would you like to know?';
  if (
    /\b(i (really )?(love|like|enjoy) (you|your)\b(?!.*\?)|you(?: are|'re) (so |very |really )?(great|nice|sweet|kind|lovely|the best|wonderful|helpful))\b/i.test(
      said,
    )
  )
    return 'That is kind of you, thank you. What can I do for you?';
  if (ANGRY.test(said))
    return thankForDetails(messages) ?? 'I am sorry about that. Let us get it sorted now. What happened?';
  const introduced = introductionIn(said);
  if (introduced && splitWords(said.replace(introduced.words, '')).every(isFiller)) {
    return `Nice to meet you, ${introduced.name}. What can I do for you?`;
  }
  return null;
}

// Speech recognition may lose the "is" and the capital letters.
const INTRODUCES =
  /\b(?:my name(?: is|'s)?|i am called|call me)\s+((?!(?:is|it|you|and|but|again|back|for|when|if)\b)[\p{L}'-]+(?: (?!(?:and|but|from|i|here|speaking|please|what|can|could)\b)[\p{L}'-]+){0,2})/iu;

/** Returns the caller's name, and the words that stated it. */
function introductionIn(said: string): { name: string; words: string } | null {
  const match = said.match(INTRODUCES);
  if (!match || splitWords(match[1]!).every(isFiller)) return null;
  const name = match[1]!.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
  return { name, words: match[0] };
}

function nameOfCaller(messages: readonly ChatMessage[]): string | null {
  const names = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => introductionIn(content)?.name ?? null);
  return names.findLast((name) => name !== null) ?? null;
}

function aboutWorld(said: string, now: Date): string | null {
  if (
    /\bwhat (time|day) is it\b|\bwhat('s| is) the (time|date)\b|\bwhat('s| is) today\b|\bwhat day is (it )?today\b/i.test(
      said,
    )
  ) {
    const time = now.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
    const date = now.toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
    return `It is ${DAYS[now.getDay()]}, ${date}, ${time}.`;
  }
  const sum = digitsOfWords(said).match(/\bwhat(?:'s| is) (\d{1,6}) ?(plus|\+|minus|-|times|x|\*) ?(\d{1,6})\b/i);
  if (sum) return `That makes ${calculate(Number(sum[1]), sum[2]!, Number(sum[3]))}.`;
  if (/\b(joke|something funny)\b/i.test(said)) {
    return 'Why did the telephone go to school? It wanted to get its lines right. Now, what can I do for you?';
  }
  return null;
}

function calculate(one: number, operator: string, other: number): number {
  if (/plus|\+/i.test(operator)) return one + other;
  return /minus|-/i.test(operator) ? one - other : one * other;
}

function courtesy({ messages }: LlmRequest, said: string): string | null {
  if (/^\W*(hello|hi|hey|good (morning|afternoon|evening|day))\b\W*(there|again)?\W*$/i.test(said)) {
    const greeted = messages.some(({ role }) => role === 'assistant');
    return greeted ? 'Hello! How can I help you?' : `Hello, ${introductionOf(messages)} How can I help you?`;
  }
  if (
    /^\W*(?:(?:that's|that is|sounds) )?(yes|yeah|yep|sure|okay|ok|fine|of course|great|good|perfect|wonderful|alright|all right)\b.{0,25}$/i.test(
      said,
    ) &&
    !isQuestion(said)
  ) {
    return 'Good. What else can I do for you?';
  }
  if (/^\W*(no|nope|not really|nothing)\b.{0,25}$/i.test(said) && !isQuestion(said))
    return 'All right. I am here if anything comes up.';
  if (/\b(thanks|thank you|cheers)\b/i.test(said) && !isQuestion(said))
    return 'You are very welcome. Is there anything else I can do?';
  if (HESITATES.test(said)) return 'Take your time.';
  return null;
}

function repetition(messages: readonly ChatMessage[]): string {
  const before = messages.findLast((message) => message.role === 'assistant' && message.content !== '');
  return before ? `Of course. ${before.content}` : 'Of course. How can I help you?';
}

// ── not understood ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Lists abilities: "I can answer questions about our hours and cakes, check an order, or connect you with a person." */
function abilities(messages: readonly ChatMessage[], tools: readonly ToolSpec[]): string {
  const topics = promptOf(messages).match(/\b(?:questions about|help with|asks? about)\s*:?\s+([^.\n]{3,120})/i)?.[1];
  const list = [topics ? `answer questions about ${topics}` : 'answer your questions'];
  for (const tool of tools)
    if (!/end_?call|hang_?up|dtmf|transfer|handoff|escalate/i.test(tool.name)) list.push(abilityOf(tool));
  if (transfers(tools)) list.push('connect you with a person');
  return `I can ${joinItems(list.slice(0, 5), 'or')}.`;
}

const QUESTION_OPENINGS = [
  'I do not have that information here, I am afraid.',
  'That one I cannot answer for certain.',
  'I am not sure about that.',
];
const STATEMENT_OPENINGS = [
  'I am not sure that I understood.',
  'I did not quite follow that.',
  'I am sorry, I still do not follow.',
];

const REQUESTS =
  /\b(?:i would|i'd) (?:like|love)\b|\b(?:can|could|would|will) you (?:please )?(?!(?:tell|say|explain)\b)\p{L}+ (?:me|us|my|our|it|this|that)\b|\bi (?:want|need|'ll have|will have|'ll take)\b|\b(?:can|could|may) i (?:have|get|order|buy)\b|\bplease\W*$/iu;

/**
 * Escalating responses when nothing was understood: first apologize, then list what the agent can do, then refer to a person.
 * Never repeats a response twice in a row.
 */
export function notUnderstood(request: LlmRequest, said: string): string {
  if (splitWords(said).length === 0) return 'I am still here. How can I help you?';
  const misses = missesBefore(request.messages);
  if (REQUESTS.test(said) && misses === 0)
    return `I cannot do that from here, I am afraid. ${abilities(request.messages, request.tools)}`;
  const openings = isQuestion(said) ? QUESTION_OPENINGS : STATEMENT_OPENINGS;
  const opening = openings[misses % openings.length]!;
  if (misses === 0 && !isQuestion(said)) return `${opening} Could you say it in other words?`;
  if (misses >= 2 && misses % 2 === 0) {
    return transfers(request.tools)
      ? `${opening} Shall I connect you with a person?`
      : `${opening} Perhaps we try it one step at a time: what is it about?`;
  }
  return `${opening} ${abilities(request.messages, request.tools)}`;
}

/** Counts how many of the agent's last answers in a row were such responses. */
function missesBefore(messages: readonly ChatMessage[]): number {
  const openings = [...QUESTION_OPENINGS, ...STATEMENT_OPENINGS];
  const answers = messages.filter((message) => message.role === 'assistant' && message.content !== '').toReversed();
  const other = answers.findIndex(
    ({ content }) => !openings.some((opening) => content.startsWith(opening.slice(0, 15))),
  );
  return other === -1 ? answers.length : other;
}
