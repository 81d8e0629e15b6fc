// Suggests the field that a client probably meant, by names that other voice APIs use and by spelling. Pure.
// Deliberately omitted: accepting such fields; a request is taken literally.
import { editDistance } from '../core/similar.ts';

/**
 * Field names of other APIs → names here, of which the first that the object has is suggested. Nothing is suggested for an empty
 * list. Compared without case and underscores.
 */
const ELSEWHERE: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    name: ['agent_name', 'filename'],
    title: ['agent_name', 'name'],
    prompt: ['response_engine.system_prompt', 'system_prompt', 'message'],
    systemprompt: ['response_engine.system_prompt'],
    systemmessage: ['response_engine.system_prompt', 'system_prompt'],
    generalprompt: ['response_engine.system_prompt', 'system_prompt'],
    instructions: ['response_engine.system_prompt', 'system_prompt'],
    model: ['response_engine.model'],
    llm: ['response_engine'],
    llmid: ['response_engine'],
    temperature: ['response_engine.temperature'],
    voice: ['voice_id'],
    message: ['greeting', 'text', 'content'],
    firstmessage: ['greeting'],
    firstsentence: ['greeting'],
    beginmessage: ['greeting'],
    welcomemessage: ['greeting'],
    lang: ['language'],
    locale: ['language'],
    tools: ['functions'],
    actions: ['functions'],
    serverurl: ['webhook_url', 'url'],
    server: ['webhook_url', 'url'],
    webhook: ['webhook_url', 'url'],
    callbackurl: ['webhook_url', 'url'],
    endpoint: ['url', 'webhook_url'],
    knowledgebase: ['knowledge_base_ids'],
    knowledgebaseid: ['knowledge_base_ids'],
    to: ['to_number', 'number'],
    tonumber: ['number', 'to'],
    phone: ['to_number', 'number'],
    phonenumber: ['to_number', 'number'],
    customer: ['to_number'],
    number: ['to_number'],
    from: ['from_number'],
    callerid: ['from_number'],
    phonenumberid: ['from_number'],
    assistant: ['agent_id'],
    assistantid: ['agent_id'],
    agent: ['agent_id'],
    overrideagentid: ['agent_id'],
    dynamicvariables: ['variables'],
    retellllmdynamicvariables: ['variables'],
    variablevalues: ['variables'],
    requestdata: ['variables'],
    maxduration: ['max_duration_seconds'],
    maxcalldurationms: ['max_duration_seconds'],
    maxdurationseconds: ['max_duration_seconds'],
    maxcallduration: ['max_duration_seconds'],
    ringdurationms: ['ring_timeout_seconds'],
    postcallanalysisdata: ['extraction'],
    analysisplan: ['extraction'],
    structureddataplan: ['extraction'],
    analysisschema: ['extraction'],
    voicemailoption: ['voicemail'],
    voicemailmessage: ['voicemail.message'],
    voicemaildetection: ['voicemail'],
    interruptionsensitivity: ['interruption'],
    stopspeakingplan: ['interruption'],
    responsiveness: ['endpointing'],
    startspeakingplan: ['endpointing'],
    remindertriggerms: ['inactivity.seconds'],
    remindermaxcount: ['inactivity.reminders'],
    endcallaftersilencems: ['inactivity.seconds'],
    silencetimeoutseconds: ['inactivity.seconds'],
    piiconfig: ['privacy.redact'],
    datastoragesetting: ['privacy'],
    boostedkeywords: ['keyterms'],
    keywords: ['keyterms'],
    pronunciationdictionary: ['pronunciations'],
    fallbackvoiceids: ['fallback_voice_id'],
    // The model of a voice, which is part of its id here.
    voicemodel: [],
    start: ['from', 'at'],
    starttime: ['from', 'at'],
    end: ['to'],
    endtime: ['to'],
    cron: ['rrule'],
    timezone: ['time_zone'],
    scheduledtime: ['at', 'scheduled_at'],
    parametersschema: ['parameters'],
    arguments: ['parameters'],
    events: ['webhook_events'],
    page: ['cursor'],
    offset: ['cursor'],
    pagesize: ['limit'],
    perpage: ['limit'],
  }),
);

/** Longer names get no suggestion. */
const MAX_CHARS = 40;
/** Maximum edits per character of the longer name. */
const MAX_WRONG_SHARE = 1 / 3;

/** Returns the known name that resembles `unknown`, or null. */
export function suggestName(unknown: string, known: readonly string[]): string | null {
  if (unknown.length > MAX_CHARS || known.length === 0) return null;
  const wanted = plain(unknown);
  const respelled = known.find((name) => plain(name) === wanted);
  if (respelled !== undefined) return respelled;
  const elsewhere = ELSEWHERE.get(wanted);
  if (elsewhere?.length === 0) return null;
  return elsewhere?.find((name) => known.includes(name.split('.')[0]!)) ?? findNearest(wanted, known, plain);
}

/** Returns the candidate with the fewest edits, if they are few enough for a misspelling. */
export function findNearest<T>(wanted: string, candidates: readonly T[], textOf: (candidate: T) => string): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const candidate of candidates) {
    const text = textOf(candidate);
    const edits = editDistance(wanted, text);
    if (edits < least && edits <= Math.max(wanted.length, text.length) * MAX_WRONG_SHARE) {
      best = candidate;
      least = edits;
    }
  }
  return best;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
