"""Receives webhooks of Parley and checks the signature, the age and the id of each delivery. Needs Python 3.9 and no package.

    WEBHOOK_SECRET=whsec_… PORT=4000 python3 examples/webhook_receiver.py

In production, store the ids of deliveries in your database, in the transaction that handles the event: they must survive a restart.
"""

import base64
import errno
import hashlib
import hmac
import json
import os
import re
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

MAX_AGE_SECONDS = 5 * 60
MAX_BODY_BYTES = 1024 * 1024


def is_genuine(headers, body: bytes, secret: str, now: float) -> bool:
    """Standard Webhooks: HMAC-SHA256 of `id.timestamp.body`. During a rotation of the secret, the header contains two signatures."""
    message_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not message_id or not re.fullmatch("[0-9]{1,12}", timestamp) or abs(now - int(timestamp)) > MAX_AGE_SECONDS:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(expected.encode(), one.encode()) for one in given)


def handle(event: dict) -> None:
    # The name is in `type` or `event`, depending on the envelope of the event.
    print(event.get("type") or event.get("event"), event.get("call_id", ""), json.dumps(event["data"]), flush=True)


class Receiver(BaseHTTPRequestHandler):
    seen: set = set()

    def do_POST(self) -> None:
        length = int(self.headers.get("content-length", 0))
        if length > MAX_BODY_BYTES:
            return self.finish_with(413)
        body = self.rfile.read(length)
        if not is_genuine(self.headers, body, os.environ["WEBHOOK_SECRET"], time.time()):
            return self.finish_with(401)
        # A delivery whose response was lost is sent again.
        if self.headers["webhook-id"] not in self.seen:
            handle(json.loads(body))
            self.seen.add(self.headers["webhook-id"])
        self.finish_with(204)

    def finish_with(self, status: int) -> None:
        self.send_response(status)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Logs nothing."""


if __name__ == "__main__":
    if not os.environ.get("WEBHOOK_SECRET"):
        raise SystemExit("Set WEBHOOK_SECRET to the secret of the webhook (whsec_…).")
    port = int(os.environ.get("PORT", "4000"))
    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), Receiver)
    except OSError as error:
        reason = f"Set PORT: {port} is in use." if error.errno == errno.EADDRINUSE else str(error)
        raise SystemExit(reason) from None
    print(f"waiting for webhooks on http://127.0.0.1:{port}", flush=True)
    server.serve_forever()
