# Converts an assistant of Vapi into the body of POST /v1/agents, with `lost`: every setting that has no equivalent.
#   jq -f examples/migration/vapi.jq --arg voice builtin-alloy assistant.json
# The file is the response of Vapi's GET /assistant/{id}. Tools that it names in model.toolIds must be put into model.tools first.

def present: with_entries(select(.value != null));
def within($least; $most): if . == null then null else [[., $least] | max, $most] | min end;
def text($limit): if . == null or . == "" then null else .[0:$limit] end;

# Names of the members that are set and were not converted.
def lost($prefix; $converted):
  to_entries[] | select(.value | IN(null, "", false, [], {}) | not) | select(.key | IN($converted[]) | not) | $prefix + .key;

# Reports of numbers that are limited and of texts that are cut.
def limited($name; $least; $most): numbers | select(. < $least or . > $most) | "\($name), which is \(within($least; $most)) here";
def cut($name; $limit): strings | select(length > $limit) | "\($name), whose first \($limit) characters remain";

# Vapi's own variables. Conditions, loops and filters remain, and the warnings of Parley name them.
def variables:
  if . == null then null
  else
    gsub("\\{\\{\\s*(now|time|\"now\"\\s*\\|[^}]*)\\s*\\}\\}"; "{{current_time}}")
    | gsub("\\{\\{\\s*date\\s*\\}\\}"; "{{current_date}}")
    | gsub("\\{\\{\\s*customer\\.number\\s*\\}\\}"; "{{user_number}}")
  end;

# Names of functions have no other characters here, and none begins with a digit.
def identifier: gsub("[^A-Za-z0-9_]"; "_") | if test("^[0-9]") then "_" + . else . end | .[0:64];

# A function without a server of its own uses the server of its assistant.
def with_server($server): if .type == "function" and .server.url == null then .server = $server else . end;
def tools:
  {server: (.server // (if .serverUrl then {url: .serverUrl} else null end))} as {$server}
  | (.model.tools // []) + (if .endCallFunctionEnabled and all(.model.tools[]?; .type != "endCall") then [{type: "endCall", messages: [
      .endCallMessage | strings | {type: "request-start", content: .}
    ]}] else [] end)
  | map(with_server($server));

# Here, few languages have regions.
def code:
  if IN("de-AT", "de-CH", "nl-BE", "es-ES", "es-MX", "fr-CA", "fr-FR", "pt-BR", "pt-PT", "zh-CN", "zh-TW") or startswith("en-") then .
  elif . == "es-419" then "es-MX"
  else split("-")[0]
  end;

def is_number: .type == "number" and (.number // "" | test("^\\+[1-9][0-9]{6,14}$"));
def numbers: [.destinations[]? | select(is_number) | .number];
def is_convertible:
  (.type == "function" and .server.url != null) or (.type == "mcp" and .server.url != null)
  or (.type | IN("endCall", "dtmf", "sms")) or (.type == "transferCall" and (numbers | length > 0));
def name: .function.name // .name // {endCall: "end_call", transferCall: "transfer_call", sms: "send_sms"}[.type] // .type;
def spoken($type): first(.messages[]? | select(.type == $type) | .content) // null;

def function:
  (name | identifier) as $name
  | {name: $name, description: (.function.description | text(1000) // "Use \($name).")} + (
    if .type == "function" then {
      type: "webhook", url: .server.url, headers: .server.headers,
      parameters: (.function.parameters // {type: "object", properties: {}}),
      timeout_ms: (if .server.timeoutSeconds then .server.timeoutSeconds * 1000 | within(500; 60000) else null end),
      filler: (spoken("request-start") | text(300))
    }
    elif .type == "mcp" then {type: "mcp", url: .server.url, headers: .server.headers}
    elif .type == "endCall" then {type: "end_call", message: (spoken("request-start") | text(500))}
    elif .type == "transferCall" then {
      type: "transfer_call",
      to: (if numbers | length == 1 then numbers[0] else null end),
      allowed_destinations: (if numbers | length > 1 then numbers else null end),
      message: (first(.destinations[] | .message | strings) // null | text(500)),
      mode: (if [.destinations[].transferPlan.mode // ""] | any(startswith("warm")) then "warm" else "cold" end)
    }
    else {type: {dtmf: "dtmf", sms: "send_sms"}[.type]}
    end
  ) | present;

# Two tools without a name of their own have the same one.
def distinct:
  reduce .[] as $one ([]; . as $before
    | . + [$one | .name = first(.name, .name[0:61] + "_" + (range(2; 100) | tostring) | select(IN($before[].name) | not))]);

def lost_of_functions:
  .[] | "model.tools \(name): " as $name
  | if is_convertible then
      lost($name; ["id", "orgId", "createdAt", "updatedAt", "type", "function", "messages", "destinations", "server", "name"]),
      (.server // {} | lost($name + "server."; ["url", "headers", "timeoutSeconds"])),
      (.messages[]? | select(.type != "request-start") | $name + "message " + .type),
      (select(.type == "function") | .server.timeoutSeconds | limited($name + "server.timeoutSeconds"; 0.5; 60)),
      ((if .type == "function" then 300 else 500 end) as $most
        | spoken("request-start") | cut($name + "message request-start"; $most)),
      (.function.description | cut($name + "description"; 1000)),
      (.destinations[]? | select(is_number) | .number as $number
        | lost("\($name)destination \($number) "; ["type", "number", "message", "transferPlan"]),
          (.transferPlan // {} | lost("\($name)destination \($number) transferPlan."; ["mode"]))),
      (.destinations[]? | select(is_number | not) | $name + "destination of type \(.type)\(.number // "" | if . == "" then . else " " + . end)"),
      (name | select(. != identifier) | $name + "the name, which is \(identifier) here")
    else $name + "a tool of type \(.type)"
    end;

. as $vapi
| ([.model.messages[]? | select(.role == "system") | .content] | join("\n\n")) as $messages
| (if $messages == "" then .model.systemPrompt // "" else $messages end) as $prompt
| {
    agent: ({
      agent_name: (.name | text(100) // "From Vapi"),
      voice_id: $voice,
      language: (.transcriber.language | if . == "multi" then "en-US" elif . then code else null end),
      other_languages: (if .transcriber.language == "multi" then ["es", "fr", "de", "hi", "ru", "pt", "ja", "it", "nl"] else null end),
      response_engine: ({
        type: "service-llm",
        system_prompt: ($prompt | variables),
        temperature: .model.temperature
      } | present),
      greeting: (if .firstMessageMode == "assistant-waits-for-user" then null else .firstMessage | variables | text(2000) end),
      functions: (tools | map(select(is_convertible) | function) | distinct),
      extraction: (.analysisPlan.structuredDataPlan // {} | if .enabled == false then null else .schema end),
      voice_speed: (.voice.speed | within(0.7; 1.2)),
      keyterms: (.transcriber | (.keyterm // .keywords) | if . then map(sub(":-?[0-9.]+$"; "")) else null end),
      voicemail: (if (.voicemailMessage // "") != "" then {action: "message", message: (.voicemailMessage | variables | text(1000))} else null end),
      inactivity: (if .silenceTimeoutSeconds then {seconds: (.silenceTimeoutSeconds | within(2; 600)), reminders: []} else null end),
      interruption: (if .stopSpeakingPlan.numWords then {min_words: (.stopSpeakingPlan.numWords | within(0; 20))} else null end),
      recording: (if false | IN($vapi.artifactPlan.recordingEnabled, $vapi.recordingEnabled) then {enabled: false} else null end),
      max_duration_seconds: (.maxDurationSeconds | within(10; 14400))
    } | present),
    lost: [
      lost(""; [
        "id", "orgId", "createdAt", "updatedAt", "isServerUrlSecretSet", "name", "model", "firstMessage", "voicemailMessage", "transcriber", "voice",
        "silenceTimeoutSeconds", "maxDurationSeconds", "analysisPlan", "artifactPlan", "stopSpeakingPlan", "recordingEnabled",
        "endCallFunctionEnabled"
      ] + (if .endCallFunctionEnabled then ["endCallMessage"] else [] end)
        + (if .firstMessageMode | IN("assistant-speaks-first", "assistant-waits-for-user") then ["firstMessageMode"] else [] end)),
      (.model // {} | lost("model."; ["messages", "tools", "temperature"] + (if $messages == "" then ["systemPrompt"] else [] end))),
      (.voice // {} | lost("voice."; ["speed"])),
      (.transcriber // {} | lost("transcriber."; ["keyterm", "keywords", "language"])),
      (.analysisPlan // {} | lost("analysisPlan."; ["structuredDataPlan"])),
      (.analysisPlan.structuredDataPlan // {} | lost("analysisPlan.structuredDataPlan."; ["enabled", "schema"])),
      (.voice.speed | limited("voice.speed"; 0.7; 1.2)),
      (.silenceTimeoutSeconds | limited("silenceTimeoutSeconds"; 2; 600)),
      (.maxDurationSeconds | limited("maxDurationSeconds"; 10; 14400)),
      (.stopSpeakingPlan.numWords | limited("stopSpeakingPlan.numWords"; 0; 20)),
      (.voicemailMessage | cut("voicemailMessage"; 1000)),
      (select(.firstMessageMode != "assistant-waits-for-user") | .firstMessage | cut("firstMessage"; 2000)),
      (.artifactPlan // {} | lost("artifactPlan."; ["recordingEnabled"])),
      (.stopSpeakingPlan // {} | lost("stopSpeakingPlan."; ["numWords"])),
      (.model.messages[]? | select(.role != "system") | "model.messages with the role " + .role),
      (tools | lost_of_functions)
    ]
  }
