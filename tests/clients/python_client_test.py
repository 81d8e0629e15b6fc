"""The runtime of the Python client against a server with scripted failures: expired tokens, limits, broken connections, restarts."""

import asyncio
import copy
import json
import pickle
import threading
import time
import unittest
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from parley_client import (
    ApiError,
    AsyncParley,
    NotFoundError,
    Parley,
    ParleyConnectionError,
    ParleyError,
    ParleyTimeoutError,
    RateLimitError,
    RequestOptions,
    ValidationError,
    WebhookVerificationError,
    verify_webhook,
)
from parley_client._streams import Parser
from parley_client.models import Agent, CallEndedEvent, ChatDeltaEvent, ServiceLlmEngine

TOKENS = {"access_token": "new", "refresh_token": "r2", "expires_in": 900, "token_type": "Bearer"}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def handle_any(self):
        length = int(self.headers.get("content-length") or 0)
        body = self.rfile.read(length)
        if self.headers.get("transfer-encoding") == "chunked":
            body = b""
            while (size := int(self.rfile.readline(), 16)) > 0:
                body += self.rfile.read(size)
                self.rfile.readline()
            self.rfile.readline()
        with self.server.lock:
            self.server.received.append((self.command, self.path, dict(self.headers), body))
            number = len(self.server.received)
        self.server.answer(self, number, body)

    do_GET = do_POST = do_PATCH = do_DELETE = do_PUT = handle_any

    def log_message(self, *_):
        pass

    def json(self, status, value, headers=()):
        text = json.dumps(value).encode()
        self.send_response(status)
        for name, content in [("content-type", "application/json"), ("content-length", str(len(text))), *headers]:
            self.send_header(name, content)
        self.end_headers()
        self.wfile.write(text)

    def problem(self, status, code, headers=()):
        self.json(status, {"title": code, "status": status, "code": code, "request_id": "req_1"}, headers)

    def drop(self):
        self.close_connection = True
        self.connection.shutdown(2)


class Script(unittest.TestCase):
    def setUp(self):
        self.start(0)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        self.parley = Parley(base_url=self.url, api_key="sk_service_live_1")

    def start(self, port):
        self.server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self.server.daemon_threads = True
        self.server.lock = threading.Lock()
        self.server.received = []
        threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()

    def tearDown(self):
        self.parley.close()
        self.stop()

    def answer(self, answer):
        self.server.answer = answer

    @property
    def received(self):
        return self.server.received


class Requests(Script):
    def test_fields_that_are_left_out_and_none_differ(self):
        self.answer(lambda handler, *_: handler.json(200, {"agent_id": "agent_1"}))
        agent = self.parley.agents.update("a/b", agent_name="Ada", greeting=None)
        self.assertIsInstance(agent, Agent)
        method, path, headers, body = self.received[0]
        self.assertEqual((method, path, json.loads(body)), ("PATCH", "/v1/agents/a%2Fb", {"agent_name": "Ada", "greeting": None}))
        self.assertEqual(headers["authorization"], "Bearer sk_service_live_1")

    def test_objects_have_typed_attributes(self):
        engine = {"type": "service-llm", "system_prompt": "You are Ada."}
        fields = {"agent_id": "agent_1", "response_engine": engine, "variables": {"a": 1}, "new_field": 7}
        self.answer(lambda handler, *_: handler.json(200, fields))
        agent = self.parley.agents.get("agent_1")
        self.assertIsInstance(agent.response_engine, ServiceLlmEngine)
        self.assertEqual((agent.variables, agent["new_field"], agent.greeting), ({"a": 1}, 7, None))
        self.assertEqual(agent.to_dict(), fields)
        with self.assertRaises(AttributeError):
            agent.no_such_field
        self.parley.agents.update("agent_1", response_engine=agent.response_engine)
        self.assertEqual(json.loads(self.received[1][3]), {"response_engine": engine})

    def test_objects_and_errors_can_be_copied_and_pickled(self):
        self.answer(lambda handler, number, *_: handler.json(200, {"agent_id": "a"}) if number == 1 else handler.problem(404, "agent_not_found"))
        agent = self.parley.agents.get("a")
        with self.assertRaises(NotFoundError) as caught:
            self.parley.agents.get("b")
        for again in (copy.copy, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))):
            self.assertEqual((type(again(agent)), again(agent)), (Agent, agent))
            error = again(caught.exception)
            self.assertEqual((type(error), str(error), error.code), (NotFoundError, str(caught.exception), "agent_not_found"))

    def test_errors_have_a_class_a_code_and_fields(self):
        errors = [{"pointer": "/agent_name", "code": "required", "detail": "is required"}]
        problem = {"title": "Invalid", "code": "validation_failed", "request_id": "req_7", "status": 422, "errors": errors}
        self.answer(lambda handler, *_: handler.json(422, problem))
        with self.assertRaises(ValidationError) as caught:
            self.parley.agents.get("x")
        error = caught.exception
        self.assertEqual((error.code, error.request_id, error.errors[0].pointer), ("validation_failed", "req_7", "/agent_name"))
        self.assertIn("/agent_name is required", str(error))
        errors = [*errors, {"pointer": "/voice_id", "code": "required", "detail": "is required"}]
        problem = {**problem, "detail": "/agent_name is required (first of 2 errors)", "errors": errors}
        self.answer(lambda handler, *_: handler.json(422, problem))
        with self.assertRaises(ValidationError) as caught:
            self.parley.agents.get("x")
        self.assertEqual(str(caught.exception), "validation_failed: /agent_name is required; /voice_id is required")

    def test_a_response_that_does_not_come_is_a_timeout(self):
        self.answer(lambda *_: time.sleep(1.5))
        with self.assertRaises(ParleyTimeoutError):
            self.parley.agents.get("x", options=RequestOptions(timeout=1, max_retries=0))
        self.assertEqual(len(self.received), 1)


class Retries(Script):
    def test_a_429_is_sent_again_after_retry_after_with_the_same_key(self):
        times = []

        def answer(handler, number, _):
            times.append(time.monotonic())
            if number == 1:
                handler.problem(429, "rate_limited", [("retry-after", "1")])
            else:
                handler.json(201, {"call_id": "call_1"})

        self.answer(answer)
        self.assertEqual(self.parley.calls.create(to_number="+12025550100").call_id, "call_1")
        self.assertGreaterEqual(times[1] - times[0], 0.99)
        keys = [headers["idempotency-key"] for _, _, headers, _ in self.received]
        self.assertEqual(keys[0], keys[1])

    def test_a_long_retry_after_is_raised(self):
        self.answer(lambda handler, *_: handler.problem(429, "rate_limited", [("retry-after", "3600")]))
        with self.assertRaises(RateLimitError) as caught:
            self.parley.agents.get("x")
        self.assertEqual((caught.exception.retry_after, len(self.received)), (3600, 1))

    def test_a_connection_that_breaks_is_sent_again_but_not_a_login(self):
        self.answer(lambda handler, number, _: handler.drop() if number == 1 else handler.json(200, {"agent_id": "a"}))
        self.assertEqual(self.parley.agents.get("a").agent_id, "a")
        self.answer(lambda handler, *_: handler.drop())
        before = len(self.received)
        with self.assertRaises(ParleyConnectionError):
            self.parley.auth.login(email="ada@example.com", password="x")
        self.assertEqual(len(self.received), before + 1)

    def test_an_https_address_of_a_server_without_tls_is_named(self):
        port = self.server.server_address[1]
        with Parley(base_url=f"https://127.0.0.1:{port}", api_key="k", max_retries=0) as parley:
            with self.assertRaisesRegex(ParleyConnectionError, "does not speak https: write http://"):
                parley.agents.get("a")

    def test_a_base_url_that_ends_in_v1_is_accepted(self):
        self.answer(lambda handler, *_: handler.json(200, {"agent_id": "a"}))
        for end in ("/v1", "/v1/"):
            with Parley(base_url=self.url + end, api_key="k") as parley:
                parley.agents.get("a")
            self.assertEqual(self.received[-1][1], "/v1/agents/a")

    def test_a_page_of_another_server_is_named(self):
        def page(handler, *_):
            handler.send_response(200)
            handler.send_header("content-type", "text/html; charset=utf-8")
            handler.send_header("content-length", "15")
            handler.end_headers()
            handler.wfile.write(b"<!doctype html>")

        self.answer(page)
        text = "GET /v1/agents(/a)?: the response is text/html, not JSON. Check the base URL"
        with self.assertRaisesRegex(ParleyConnectionError, text):
            self.parley.agents.get("a")
        with self.assertRaisesRegex(ParleyConnectionError, text):
            self.parley.agents.list()

        async def read():
            async with AsyncParley(base_url=self.url, api_key="k") as parley:
                with self.assertRaisesRegex(ParleyConnectionError, text):
                    await parley.agents.get("a")
                with self.assertRaisesRegex(ParleyConnectionError, text):
                    await parley.agents.list()

        asyncio.run(read())

    def test_a_service_that_restarts_is_waited_for(self):
        port = self.server.server_address[1]
        self.stop()

        def restart():
            self.start(port)
            self.answer(lambda handler, *_: handler.json(200, {"agent_id": "a"}))

        threading.Timer(0.2, restart).start()
        self.assertEqual(self.parley.agents.get("a", options=RequestOptions(max_retries=5)).agent_id, "a")


class Sessions(Script):
    def scripted(self):
        refreshes = []

        def answer(handler, _, body):
            if handler.path == "/v1/auth/refresh":
                refreshes.append(json.loads(body))
                time.sleep(0.05)
                handler.json(200, TOKENS)
            elif handler.headers.get("authorization") != "Bearer new":
                handler.problem(401, "token_expired")
            else:
                handler.json(200, {"agent_id": handler.path})

        self.answer(answer)
        return refreshes

    def test_20_threads_share_one_refresh(self):
        refreshes = self.scripted()
        stored = []
        session = {"access_token": "old", "refresh_token": "r1"}
        with Parley(base_url=self.url, session=session, on_session=stored.append) as parley, ThreadPoolExecutor(20) as pool:
            agents = list(pool.map(lambda number: parley.agents.get(str(number)).agent_id, range(20)))
        self.assertEqual(agents, [f"/v1/agents/{number}" for number in range(20)])
        self.assertEqual(refreshes, [{"refresh_token": "r1", "rotate": True}])
        self.assertEqual([tokens["refresh_token"] for tokens in stored], ["r2"])

    def test_20_tasks_share_one_refresh(self):
        refreshes = self.scripted()

        async def run():
            session = {"access_token": "old", "refresh_token": "r1"}
            async with AsyncParley(base_url=self.url, session=session) as parley:
                return await asyncio.gather(*(parley.agents.get(str(number)) for number in range(20)))

        agents = asyncio.run(run())
        self.assertEqual([agent.agent_id for agent in agents], [f"/v1/agents/{number}" for number in range(20)])
        self.assertEqual(len(refreshes), 1)

    def test_a_session_that_has_ended_is_an_error_or_begins_again_with_the_password(self):
        def answer(handler, *_):
            if handler.path == "/v1/auth/login":
                handler.json(200, TOKENS)
            elif handler.path == "/v1/auth/refresh":
                handler.problem(401, "session_revoked")
            elif handler.headers.get("authorization") != "Bearer new":
                handler.problem(401, "token_expired")
            else:
                handler.json(200, {"agent_id": "a"})

        self.answer(answer)
        with Parley(base_url=self.url, session={"access_token": "old", "refresh_token": "r1"}) as parley:
            with self.assertRaises(ApiError) as caught:
                parley.agents.get("a")
            self.assertEqual(caught.exception.code, "session_revoked")
        with Parley(base_url=self.url, login=("ada@example.com", "x")) as parley:
            self.assertEqual(parley.agents.get("a").agent_id, "a")


def frame(sequence, status):
    data = {"sequence": sequence, "type": "state", "at": "", "data": {"status": status}}
    return f"id: {sequence}\nevent: state\ndata: {json.dumps(data)}\n\n".encode()


class Streams(Script):
    def scripted(self):
        def answer(handler, *_):
            after = int(handler.headers.get("last-event-id") or 0)
            handler.send_response(200)
            handler.send_header("content-type", "text/event-stream")
            handler.send_header("connection", "close")
            handler.end_headers()
            if after < 4:
                # The service repeats an event, and breaks in the middle of the next one.
                handler.wfile.write(frame(max(1, after), "ringing") + frame(after + 1, "ringing"))
                handler.wfile.write(frame(after + 2, "in_progress").replace(b"\n", b"\r\n") + frame(after + 3, "ringing")[:20])
                handler.drop()
            else:
                handler.wfile.write(frame(5, "completed"))
                handler.close_connection = True

        self.answer(answer)

    def resumed_after(self):
        return [headers.get("last-event-id") for _, _, headers, _ in self.received]

    def test_continue_after_a_break_in_the_middle_of_an_event(self):
        self.scripted()
        events = [event.sequence for event in self.parley.calls.stream_events("call_1")]
        self.assertEqual((events, self.resumed_after()), ([1, 2, 3, 4, 5], [None, "2", "4"]))

    def test_continue_with_asyncio(self):
        self.scripted()

        async def run():
            async with AsyncParley(base_url=self.url, api_key="k") as parley:
                return [event.sequence async for event in parley.calls.stream_events("call_1")]

        self.assertEqual((asyncio.run(run()), self.resumed_after()), ([1, 2, 3, 4, 5], [None, "2", "4"]))

    def test_are_split_at_line_ends_only(self):
        # U+2028 and U+0085 end lines for Python, not in event streams; JSON leaves both as they are.
        data = 'id: 1\r\ndata: "a\u2028b\x85c\u00e9"\r\n\r\n: comment\rdata: 2\r\rdata: 3\n\n'.encode()
        for size in range(1, len(data)):
            parser = Parser()
            parts = [data[at : at + size] for at in range(0, len(data), size)]
            events = [(event.id, event.data) for part in parts for event in parser.feed(part)]
            self.assertEqual(events, [("1", '"a\u2028b\x85c\u00e9"'), (None, "2"), (None, "3")])

    def test_may_be_silent_for_longer_than_the_timeout_of_a_request(self):
        def answer(handler, *_):
            handler.send_response(200)
            handler.send_header("content-type", "text/event-stream")
            handler.send_header("connection", "close")
            handler.end_headers()
            handler.wfile.write(frame(1, "ringing"))
            time.sleep(1.3)
            handler.wfile.write(frame(2, "completed"))
            handler.close_connection = True

        self.answer(answer)
        events = self.parley.calls.stream_events("call_1", options=RequestOptions(timeout=1))
        self.assertEqual([event.sequence for event in events], [1, 2])
        self.assertEqual(len(self.received), 1)

    def test_of_one_answer_are_objects_by_their_name(self):
        def answer(handler, *_):
            handler.send_response(200)
            handler.send_header("content-type", "text/event-stream")
            handler.send_header("connection", "close")
            handler.end_headers()
            handler.wfile.write(b'event: delta\ndata: {"text": "Hi"}\n\nevent: later\ndata: {"x": 1}\n\n')
            handler.close_connection = True

        self.answer(answer)
        delta, later = list(self.parley.widgets.stream_message("wgt_1", message="Hello"))
        self.assertIsInstance(delta, ChatDeltaEvent)
        self.assertEqual((delta.event, delta.data["text"]), ("delta", "Hi"))
        # A kind that this client does not know.
        self.assertEqual((later.event, later.data["x"]), ("later", 1))

    def test_end_with_204_and_with_a_refusal(self):
        def empty(handler, *_):
            handler.send_response(204)
            handler.end_headers()

        self.answer(empty)
        self.assertEqual(list(self.parley.calls.stream_events("call_1", last_event_id=9)), [])
        self.answer(lambda handler, *_: handler.problem(404, "call_not_found"))
        with self.assertRaises(NotFoundError):
            next(self.parley.calls.stream_events("call_1"))


class Lists(Script):
    def test_are_a_page_and_an_iterator_over_all_items(self):
        pages = {
            "/v1/agents?limit=2": {"data": [{"agent_id": "a"}, {"agent_id": "b"}], "has_more": True, "next_cursor": "c1"},
            "/v1/agents?limit=2&cursor=c1": {"data": [{"agent_id": "c"}], "has_more": False, "next_cursor": None},
        }
        self.answer(lambda handler, *_: handler.json(200, pages[handler.path]))
        page = self.parley.agents.list(limit=2)
        self.assertEqual((len(page.data), [agent.agent_id for agent in page]), (2, ["a", "b", "c"]))

        async def run():
            async with AsyncParley(base_url=self.url, api_key="k") as parley:
                return [agent.agent_id async for agent in parley.agents.list(limit=2)]

        self.assertEqual(asyncio.run(run()), ["a", "b", "c"])


class Network(Script):
    def redirect(self, status):
        def answer(handler, *_):
            if handler.path.startswith("/new"):
                return handler.json(200, {"data": [], "has_more": False, "next_cursor": None} if handler.command == "GET" else {"agent_id": "a"})
            handler.json(status, {}, [("location", "/new" + handler.path)])

        self.answer(answer)

    def create(self):
        return self.parley.agents.create(agent_name="Ada", voice_id="v", response_engine={"type": "service-llm", "system_prompt": "Hi"})

    def test_a_redirect_that_would_turn_a_post_into_a_get_is_an_error(self):
        for status in (301, 302, 303):
            self.redirect(status)
            with self.assertRaisesRegex(ParleyError, f"POST /v1/agents: the server redirects to {self.url}/new/v1/agents"):
                self.create()

            async def run():
                async with AsyncParley(base_url=self.url, api_key="k") as parley:
                    await parley.api_keys.create(name="x", scope="write")

            with self.assertRaisesRegex(ParleyError, "redirects to"):
                asyncio.run(run())
        self.redirect(308)
        self.assertEqual(self.create().agent_id, "a")
        self.redirect(301)
        self.assertEqual(self.parley.agents.list().data, [])
        moved = f"http://localhost:{self.server.server_address[1]}"

        def answer(handler, *_):
            if "localhost" in handler.headers["host"]:
                return handler.problem(404 if handler.headers["authorization"] else 401, "unauthorized")
            handler.json(301, {}, [("location", moved + handler.path)])

        self.answer(answer)
        with self.assertRaisesRegex(ParleyError, f"redirects to {moved}/v1/agents/a"):
            self.parley.agents.get("a")

    def test_a_response_that_breaks_off_is_a_connection_error(self):
        def answer(handler, *_):
            handler.send_response(200)
            handler.send_header("content-type", "audio/wav")
            handler.send_header("content-length", "1000")
            handler.end_headers()
            handler.wfile.write(b"event: delta\ndata: {}\n\n")
            handler.wfile.flush()
            handler.drop()

        self.answer(answer)
        for read in (lambda file: file.read(), lambda file: file.text(), lambda file: list(file.iter_bytes())):
            with self.parley.calls.get_recording("call_1") as file, self.assertRaises(ParleyConnectionError):
                read(file)
        events = self.parley.widgets.stream_message("w", message="Hi")
        self.assertEqual(next(events).event, "delta")
        with self.assertRaises(ParleyConnectionError):
            next(events)

        async def run():
            async with AsyncParley(base_url=self.url, api_key="k") as parley:
                for read in (lambda file: file.read(), lambda file: collect(file.iter_bytes())):
                    async with await parley.calls.get_recording("call_1") as file:
                        with self.assertRaises(ParleyConnectionError):
                            await read(file)
                with self.assertRaises(ParleyConnectionError):
                    await collect(parley.widgets.stream_message("w", message="Hi"))

        asyncio.run(run())

    def test_a_body_that_cannot_be_decoded_and_a_loop_of_redirects_are_errors_of_the_client(self):
        self.answer(lambda handler, *_: handler.json(200, {}, [("content-encoding", "gzip")]))
        with self.assertRaises(ParleyError):
            self.parley.agents.get("a", options=RequestOptions(max_retries=0))
        self.answer(lambda handler, *_: handler.json(302, {}, [("location", handler.path)]))
        with self.assertRaises(ParleyError):
            self.parley.agents.get("a", options=RequestOptions(max_retries=0))

    def test_a_given_header_replaces_that_of_the_client(self):
        self.answer(lambda handler, *_: handler.json(200, {"call_id": "c"}))
        headers = {"Idempotency-Key": "order-1", "Authorization": "Bearer mine"}
        self.parley.calls.create(agent_id="a", to_number="+12025550100", options=RequestOptions(headers=headers))
        sent = [(name, value) for name, value in self.received[0][2].items() if name.lower() in ("authorization", "idempotency-key")]
        self.assertEqual(sorted(sent), [("authorization", "Bearer mine"), ("idempotency-key", "order-1")])

    def test_a_key_from_a_file_may_end_with_a_line_break(self):
        self.answer(lambda handler, *_: handler.json(200, {"agent_id": "a"}))
        with Parley(base_url=self.url, api_key="sk_service_live_1\n") as parley:
            parley.agents.get("a")
        self.assertEqual({name.lower(): value for name, value in self.received[0][2].items()}["authorization"], "Bearer sk_service_live_1")

    def test_a_conditional_update_is_not_repeated(self):
        self.answer(lambda handler, *_: handler.drop())
        with self.assertRaises(ParleyConnectionError):
            self.parley.agents.update("a", agent_name="Ada", options=RequestOptions(headers={"If-Match": '"1"'}))
        self.assertEqual(len(self.received), 1)

    def test_no_limit_of_time_and_ids_that_would_change_the_path(self):
        self.answer(lambda handler, *_: handler.json(200, {"agent_id": "a"}))
        self.assertEqual(self.parley.agents.get("a..b", options=RequestOptions(timeout=float("inf"))).agent_id, "a")
        for identifier in (".", ".."):
            with self.assertRaisesRegex(ParleyError, "contains an id"):
                self.parley.calls.get_transcript(identifier)
        self.assertEqual(len(self.received), 1)


async def collect(items):
    return [item async for item in items]


class Files(Script):
    def test_are_uploaded_with_their_names_and_downloaded_in_pieces(self):
        self.answer(lambda handler, _, body: handler.json(200, {"accepted": body.decode()}))
        answer = self.parley.campaigns.upload_contacts("c", file=("people.csv", b"to_number\n"))
        self.assertIn('name="file"; filename="people.csv"', answer["accepted"])
        self.parley.campaigns.add_contacts("c", [{"to_number": "+12025550100"}])
        self.assertEqual(json.loads(self.received[1][3]), [{"to_number": "+12025550100"}])
        self.answer(lambda handler, *_: handler.json(200, "x" * 100))
        with self.parley.calls.get_recording("call_1") as file:
            self.assertEqual(sum(len(chunk) for chunk in file.iter_bytes()), file.content_length)


class Webhooks(unittest.TestCase):
    secret = "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3"
    body = '{"type":"call.ended","data":{"duration_ms":31200}}'

    def headers(self):
        import base64
        import hashlib
        import hmac

        stamp = str(int(time.time()))
        key = base64.b64decode(self.secret[6:])
        digest = hmac.new(key, f"evt_1.{stamp}.{self.body}".encode(), hashlib.sha256).digest()
        signature = "v1," + base64.b64encode(digest).decode()
        return {"Webhook-Id": "evt_1", "Webhook-Timestamp": stamp, "Webhook-Signature": f"v1,xx {signature}"}

    def test_the_event_has_its_class(self):
        event = verify_webhook(self.body, self.headers(), ["whsec_AAAA", self.secret])
        self.assertIsInstance(event, CallEndedEvent)
        self.assertEqual(event.data.duration_ms, 31200)

    def test_what_was_changed_or_is_old_is_refused(self):
        good = self.headers()
        refused = [
            (self.body + " ", good, self.secret, {}),
            (self.body, {**good, "Webhook-Id": "evt_2"}, self.secret, {}),
            (self.body, good, "whsec_AAAA", {}),
            (self.body, good, "not a secret!", {}),
            (self.body, {**good, "Webhook-Timestamp": "soon"}, self.secret, {}),
            (self.body, {**good, "Webhook-Timestamp": "9" * 400}, self.secret, {}),
            (self.body, {**good, "Webhook-Timestamp": "9" * 5000}, self.secret, {}),
            (self.body, good, self.secret, {"now": time.time() + 400}),
            (self.body, {}, self.secret, {}),
        ]
        for body, headers, secret, options in refused:
            with self.assertRaises(WebhookVerificationError):
                verify_webhook(body, headers, secret, **options)


if __name__ == "__main__":
    unittest.main()
