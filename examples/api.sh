# A shell function for the guides: `. examples/api.sh` in the root of the repository, in bash or zsh.
# Needs curl and jq. Uses the service of the last `npm start`, on whichever port, and the key of its demo workspace, unless URL and
# TOKEN are set.
#   api GET /v1/agents            api POST /v1/agents @agent.json            api POST /v1/calls '{"agent_id":"…"}'
# A body `@-` is read from standard input. If the service refuses a request, `api` prints the response and fails.
if [ ! -f data/demo.json ] && { [ -z "$URL" ] || [ -z "$TOKEN" ]; }; then
  echo 'data/demo.json is missing: run "npm start" first, and source this file in the root of the repository.' >&2
  return 1
fi
URL=${URL:-$(jq -r .url data/demo.json)}
TOKEN=${TOKEN:-$(jq -r .api_key data/demo.json)}
# Guides write files here, some of them with secrets. Git ignores the folder.
[ ! -f examples/api.sh ] || mkdir -p scratch
# Some examples need a newer Node than yours may be. If yours is older than 24.18, `npm start` has fetched one.
FETCHED_NODE=$(find .node/node_modules -path '*/bin/node' 2> /dev/null | head -n 1 || true)
[ -z "$FETCHED_NODE" ] || PATH="$PWD/${FETCHED_NODE%/node}:$PATH"

api() {
  if [ "$#" -gt 2 ]; then
    curl -sS --fail-with-body -X "$1" "$URL$2" -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -d "$3"
  else
    curl -sS --fail-with-body -X "$1" "$URL$2" -H "Authorization: Bearer $TOKEN"
  fi
}
