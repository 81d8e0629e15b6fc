# Converts an agent of Retell and its LLM into the body of POST /v1/agents, with `lost`: every setting that has no equivalent.
#   jq -n -f examples/migration/retell.jq --arg voice builtin-alloy --slurpfile agent agent.json --slurpfile llm llm.json
# The files are the responses of Retell's get-agent and get-retell-llm. An export of the dashboard is one file, which contains the LLM:
#   jq -n -f examples/migration/retell.jq --arg voice builtin-alloy --slurpfile agent exported.json

def present: with_entries(select(.value != null));
def within($least; $most): if . == null then null else [[., $least] | max, $most] | min end;
def seconds($least; $most): if . == null then null else . / 1000 | floor | within($least; $most) end;
def text($limit): if . == null or . == "" then null else .[0:$limit] end;

# Names of the members that are set and were not converted.
def lost($prefix; $converted):
  to_entries[] | select(.value | IN(null, "", false, [], {}) | not) | select(.key | IN($converted[]) | not) | $prefix + .key;

# Reports of numbers that are limited and of texts that are cut.
def limited($name; $least; $most): numbers | select(. < $least or . > $most) | "\($name), which is \(within($least; $most)) here";
def cut($name; $limit): strings | select(length > $limit) | "\($name), whose first \($limit) characters remain";

# The name with a time zone is not a variable here: the workspace has the time zone.
def variables: if . == null then null else gsub("\\{\\{\\s*current_time_[^}]*\\}\\}"; "{{current_time}}") end;

# Names of functions have no other characters here, and none begins with a digit.
def identifier: gsub("[^A-Za-z0-9_]"; "_") | if test("^[0-9]") then "_" + . else . end | .[0:64];

# Older functions have `number`.
def destination: .transfer_destination.number // .number;

def function:
  {name: (.name | identifier), description: ((.description | text(1000)) // "Use \(.name).")} + (
    if .type == "custom" then {
      type: "webhook", url, headers,
      parameters: (.parameters // {type: "object", properties: {}}),
      timeout_ms: (.timeout_ms | within(500; 60000)),
      filler: (if .speak_during_execution then .execution_message_description | text(300) else null end)
    }
    elif .type == "transfer_call" then {
      type, to: destination,
      mode: (if .transfer_option.type // "" | endswith("warm_transfer") then "warm" else "cold" end)
    }
    elif .type == "press_digit" then {type: "dtmf"}
    else {type}
    end
  ) | present;

def is_convertible:
  (.type | IN("custom", "end_call", "press_digit", "send_sms"))
  or (.type == "transfer_call" and (destination // "" | test("^\\+[1-9][0-9]{6,14}$")));

def converted_members:
  ["type", "name", "description"] + (
    if .type == "custom" then
      ["url", "headers", "parameters", "timeout_ms", "speak_during_execution", "execution_message_description",
       "speak_after_execution"] + (if (.method // "POST") == "POST" then ["method"] else [] end)
    elif .type == "transfer_call" then ["transfer_destination", "transfer_option", "number"]
    else []
    end
  );

def lost_of_functions:
  .[] | "general_tools \(.name): " as $name
  | if is_convertible then
      lost($name; converted_members),
      (select(.type == "transfer_call")
        | (.transfer_destination // {} | lost($name + "transfer_destination "; ["type", "number"])),
          (.transfer_option // {} | lost($name + "transfer_option "; ["type"]))),
      (select(.type == "custom")
        | (.timeout_ms | limited($name + "timeout_ms"; 500; 60000)),
          (select(.speak_during_execution) | .execution_message_description | cut($name + "execution_message_description"; 300))),
      (.description | cut($name + "description"; 1000)),
      (.name | select(. != identifier) | $name + "the name, which is \(identifier) here")
    else $name + "a function of type \(.type)"
    end;

def extraction:
  if . == null or . == [] then null
  else {
    type: "object",
    properties: (map(select(.type != "system-presets") | {
      key: .name,
      value: ({type: (if .type == "enum" then "string" else .type end), description, enum: .choices} | present)
    }) | from_entries)
  }
  end;

def voicemail:
  if .type == "static_text" and (.text // "") != "" then {action: "message", message: (.text | variables | text(1000))}
  elif .type == "hangup" then {action: "hangup"}
  else null
  end;

# Retell names a region for every language; here, few languages have any. `multi` was ten languages.
def code:
  if IN("en-AU", "en-GB", "en-IN", "en-NZ", "en-US", "es-ES", "fr-CA", "fr-FR", "nl-BE", "pt-BR", "pt-PT", "zh-CN", "zh-TW") then .
  elif . == "es-419" then "es-MX"
  else split("-")[0]
  end;
def languages:
  if . == null then []
  elif . == "multi" then ["en-US", "es-ES", "fr-FR", "de", "hi", "ru", "pt-PT", "ja", "it", "nl"]
  else reduce ([.] | flatten | .[] | code) as $code
    ([]; if any(.[]; split("-")[0] == ($code | split("-")[0])) then . else . + [$code] end)
  end;

$agent[0] as $agent | ($ARGS.named.llm[0] // $agent.retellLlmData // {}) as $llm
| ($agent.response_engine.type // "retell-llm") as $engine
| ($agent.language | languages) as $languages
| {
    agent: ({
      agent_name: ($agent.agent_name | text(100) // "From Retell"),
      voice_id: $voice,
      language: $languages[0],
      other_languages: ($languages[1:10] | if . == [] then null else . end),
      response_engine: (
        if $engine == "custom-llm" then {type: $engine, websocket_url: $agent.response_engine.llm_websocket_url}
        else {type: "service-llm", system_prompt: ($llm.general_prompt // "" | variables), temperature: $llm.model_temperature}
        end | present
      ),
      greeting: (if $llm.start_speaker == "user" then null else $llm.begin_message | variables | text(2000) end),
      variables: $llm.default_dynamic_variables,
      functions: ($llm.general_tools // [] | map(select(is_convertible) | function)),
      extraction: ($agent.post_call_analysis_data | extraction),
      voice_speed: ($agent.voice_speed | within(0.7; 1.2)),
      keyterms: ($agent.boosted_keywords | if . == [] then null else . end),
      voicemail: ($agent.voicemail_option.action | voicemail),
      inactivity: (if $agent.reminder_trigger_ms then {seconds: ($agent.reminder_trigger_ms | seconds(2; 600))} else null end),
      interruption: (if $agent.interruption_sensitivity == 0 then {enabled: false} else null end),
      max_duration_seconds: ($agent.max_call_duration_ms | seconds(10; 14400)),
      ring_timeout_seconds: ($agent.ring_duration_ms | seconds(5; 120))
    } | present),
    lost: [
      ($agent | lost("agent "; [
        "agent_id", "agent_name", "version", "is_published", "channel", "last_modification_timestamp", "response_engine", "language",
        "retellLlmData", "voice_id", "boosted_keywords", "voice_speed", "post_call_analysis_data", "reminder_trigger_ms", "max_call_duration_ms", "ring_duration_ms"
      ] + (if $agent.interruption_sensitivity | IN(0, 1) then ["interruption_sensitivity"] else [] end)
        + (if $agent.voicemail_option.action | voicemail then ["voicemail_option"] else [] end))),
      ($agent.voice_speed | limited("agent voice_speed"; 0.7; 1.2)),
      ($agent.reminder_trigger_ms | limited("agent reminder_trigger_ms"; 2000; 600000)),
      ($agent.max_call_duration_ms | limited("agent max_call_duration_ms"; 10000; 14400000)),
      ($agent.ring_duration_ms | limited("agent ring_duration_ms"; 5000; 120000)),
      ($agent.voicemail_option.action.text | cut("agent voicemail_option"; 1000)),
      ($agent.post_call_analysis_data[]? | "agent post_call_analysis_data \(.name): " as $name
        | if .type == "system-presets" then $name + "a field of type system-presets"
          else lost($name; ["type", "name", "description", "choices"])
          end),
      ($languages[10:][] | "agent language " + .),
      (if $engine == "retell-llm" and $llm == {} then "agent response_engine: the file of \($agent.response_engine.llm_id) is missing"
       elif $engine | IN("retell-llm", "custom-llm") then empty
       else "agent response_engine of type " + $engine
       end),
      ($llm | lost("llm "; [
        "llm_id", "version", "is_published", "last_modification_timestamp", "general_prompt", "begin_message", "start_speaker",
        "default_dynamic_variables", "general_tools", "model_temperature"
      ])),
      (if $llm != {} and $llm.start_speaker != "user" and $llm.begin_message == null then "llm begin_message, which the model writes" else empty end),
      (select($llm.start_speaker != "user") | $llm.begin_message | cut("llm begin_message"; 2000)),
      ($llm.general_tools // [] | lost_of_functions)
    ]
  }
