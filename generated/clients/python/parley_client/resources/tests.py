"""tests: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Literal, Optional, Sequence, Union
from urllib.parse import quote

from .._downloads import AsyncFileResponse, FileResponse
from .._objects import NOT_GIVEN, NotGiven, given
from .._pages import AsyncPages, Page
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import Tags, TestCallerInputParam, TestCase, TestExpectationInputParam, TestLineInputParam, TestMockInputParam, TestReport, TestRun, TestRunStatus, Variables


class TestsApi(Resource):
    """Tests of agents: cases, runs, results."""

    def list_cases(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, tag: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[TestCase]:
        """List test cases.
        Lists the test cases, newest first. The cases with the same tag are a suite.
        GET /v1/test-cases
        Raises ApiError: invalid_cursor.
        """
        return self._page(TestCase, Spec("GET", "/v1/test-cases", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "agent_id": agent_id, "tag": tag})), options)

    def create_case(self, *, name: str, agent_id: Union[str, NotGiven] = NOT_GIVEN, agent_version: Union[Optional[int], NotGiven] = NOT_GIVEN, tags: Union[Tags, NotGiven] = NOT_GIVEN, from_call_id: Union[Optional[str], NotGiven] = NOT_GIVEN, variables: Union[Variables, NotGiven] = NOT_GIVEN, caller: Union[TestCallerInputParam, NotGiven] = NOT_GIVEN, line: Union[TestLineInputParam, NotGiven] = NOT_GIVEN, mocks: Union[Sequence[TestMockInputParam], NotGiven] = NOT_GIVEN, real_functions: Union[bool, NotGiven] = NOT_GIVEN, expect: Union[Sequence[TestExpectationInputParam], NotGiven] = NOT_GIVEN, max_turns: Union[int, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> TestCase:
        """Create a test case.
        Creates a test case: a conversation with an agent and its expected results. The caller is a script
        of turns, or is simulated from a goal and facts. With `from_call_id`, the case repeats the caller's
        turns of that call and expects the same functions and end. Other fields of the request replace the
        fields that are taken from the call.
        POST /v1/test-cases
        Raises ApiError: agent_not_found, agent_version_not_found, call_not_found.
        """
        return self._json(TestCase, Spec("POST", "/v1/test-cases", json=given({"name": name, "agent_id": agent_id, "agent_version": agent_version, "tags": tags, "from_call_id": from_call_id, "variables": variables, "caller": caller, "line": line, "mocks": mocks, "real_functions": real_functions, "expect": expect, "max_turns": max_turns}), has_json=True, keyed=True), options)

    def get_case(self, id: str, *, options: Optional[RequestOptions] = None) -> TestCase:
        """Get a test case.
        Returns the test case as the next run would use it.
        GET /v1/test-cases/{id}
        Raises ApiError: test_case_not_found.
        """
        return self._json(TestCase, Spec("GET", f'/v1/test-cases/{quote(id, safe="")}'), options)

    def update_case(self, id: str, *, name: Union[str, NotGiven] = NOT_GIVEN, agent_id: Union[Optional[str], NotGiven] = NOT_GIVEN, agent_version: Union[Optional[int], NotGiven] = NOT_GIVEN, tags: Union[Optional[Sequence[str]], NotGiven] = NOT_GIVEN, variables: Union[Variables, NotGiven] = NOT_GIVEN, caller: Union[TestCallerInputParam, NotGiven] = NOT_GIVEN, line: Union[TestLineInputParam, NotGiven] = NOT_GIVEN, mocks: Union[Optional[Sequence[TestMockInputParam]], NotGiven] = NOT_GIVEN, real_functions: Union[Optional[bool], NotGiven] = NOT_GIVEN, expect: Union[Optional[Sequence[TestExpectationInputParam]], NotGiven] = NOT_GIVEN, max_turns: Union[Optional[int], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> TestCase:
        """Change a test case.
        JSON merge patch, in which lists, `caller`, `line` and `variables` are replaced as a whole. Runs
        that were created before keep the case as it was.
        PATCH /v1/test-cases/{id}
        Raises ApiError: agent_not_found, agent_version_not_found, test_case_not_found.
        """
        return self._json(TestCase, Spec("PATCH", f'/v1/test-cases/{quote(id, safe="")}', json=given({"name": name, "agent_id": agent_id, "agent_version": agent_version, "tags": tags, "variables": variables, "caller": caller, "line": line, "mocks": mocks, "real_functions": real_functions, "expect": expect, "max_turns": max_turns}), has_json=True), options)

    def delete_case(self, id: str, *, options: Optional[RequestOptions] = None) -> None:
        """Delete a test case.
        Deletes the test case. Runs that were created before keep the case and its results.
        DELETE /v1/test-cases/{id}
        Raises ApiError: test_case_not_found.
        """
        return self._none(Spec("DELETE", f'/v1/test-cases/{quote(id, safe="")}'), options)

    def list_runs(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, status: Union[TestRunStatus, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[TestRun]:
        """List test runs.
        Lists the test runs without the results of their cases, newest first. Runs are kept for 90 days.
        GET /v1/test-runs
        Raises ApiError: invalid_cursor.
        """
        return self._page(TestRun, Spec("GET", "/v1/test-runs", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "status": status})), options)

    def create_run(self, *, agent_id: Union[Optional[str], NotGiven] = NOT_GIVEN, agent_version: Union[Optional[int], NotGiven] = NOT_GIVEN, tag: Union[Optional[str], NotGiven] = NOT_GIVEN, case_ids: Union[Optional[Sequence[str]], NotGiven] = NOT_GIVEN, line: Union[Optional[Literal["text", "audio"]], NotGiven] = NOT_GIVEN, samples: Union[int, NotGiven] = NOT_GIVEN, parallel: Union[int, NotGiven] = NOT_GIVEN, seed: Union[int, NotGiven] = NOT_GIVEN, baseline_run_id: Union[Optional[str], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> TestRun:
        """Run test cases.
        Runs the selected cases in the background, each `samples` times. A test is not a call: it dials no
        number, sends no webhook, and appears neither in lists of calls nor in their statistics. Its model
        tokens are charged as in the playground.
        POST /v1/test-runs
        Raises ApiError: agent_not_found, agent_version_not_found, insufficient_funds, no_test_cases,
        test_case_not_found, test_run_limit, test_run_not_found.
        """
        return self._json(TestRun, Spec("POST", "/v1/test-runs", json=given({"agent_id": agent_id, "agent_version": agent_version, "tag": tag, "case_ids": case_ids, "line": line, "samples": samples, "parallel": parallel, "seed": seed, "baseline_run_id": baseline_run_id}), has_json=True, keyed=True), options)

    def get_run(self, id: str, *, case_id: Union[str, NotGiven] = NOT_GIVEN, format: Union[Literal["json", "junit"], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> TestReport:
        """Get a test run with its results.
        Returns the progress of the run and the results so far of each case and sample, with every
        expectation that failed. Transcript and timeline are included for samples that did not pass, at most
        50. `case_id` selects one case and includes them for all its samples. With `Accept: application/xml`
        or `format=junit`, returns a JUnit report in which each sample is a test, and a sample that got no
        result before the run ended is an error.
        GET /v1/test-runs/{id}
        Raises ApiError: test_case_not_found, test_run_not_found.
        """
        return self._json(TestReport, Spec("GET", f'/v1/test-runs/{quote(id, safe="")}', query=given({"case_id": case_id, "format": format})), options)

    def get_run_xml(self, id: str, *, case_id: Union[str, NotGiven] = NOT_GIVEN, format: Union[Literal["json", "junit"], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> FileResponse:
        """Get a test run with its results.
        Returns the progress of the run and the results so far of each case and sample, with every
        expectation that failed. Transcript and timeline are included for samples that did not pass, at most
        50. `case_id` selects one case and includes them for all its samples. With `Accept: application/xml`
        or `format=junit`, returns a JUnit report in which each sample is a test, and a sample that got no
        result before the run ended is an error.
        GET /v1/test-runs/{id}
        Raises ApiError: test_case_not_found, test_run_not_found.
        """
        return self._file(Spec("GET", f'/v1/test-runs/{quote(id, safe="")}', query=given({"case_id": case_id, "format": format}), accept="application/xml"), options)

    def get_recording(self, id: str, *, case_id: Union[str, NotGiven] = NOT_GIVEN, sample: Union[int, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> FileResponse:
        """Get the recording of a sample.
        Returns the audio line of one sample as WAV at 8 kHz: the caller on the left channel, the agent on
        the right, with noise, loss and codec as the agent received them. The first 3 minutes of each sample
        are kept for 7 days, at most 30 MiB per run and the newest 200 MiB per workspace. Nothing is kept if
        the privacy settings of the agent redact content or set `no_store`.
        GET /v1/test-runs/{id}/recording
        Raises ApiError: test_case_not_found, test_recording_not_found, test_run_not_found.
        """
        return self._file(Spec("GET", f'/v1/test-runs/{quote(id, safe="")}/recording', query=given({"case_id": case_id, "sample": sample}), accept="audio/wav"), options)

    def cancel_run(self, id: str, *, options: Optional[RequestOptions] = None) -> TestRun:
        """Cancel a test run.
        Stops the running samples within seconds. The results so far are kept.
        POST /v1/test-runs/{id}/cancel
        Raises ApiError: test_run_not_found, test_run_over.
        """
        return self._json(TestRun, Spec("POST", f'/v1/test-runs/{quote(id, safe="")}/cancel', keyed=True), options)


class AsyncTestsApi(AsyncResource):
    """Tests of agents: cases, runs, results."""

    def list_cases(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, tag: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[TestCase]:
        """List test cases.
        Lists the test cases, newest first. The cases with the same tag are a suite.
        GET /v1/test-cases
        Raises ApiError: invalid_cursor.
        """
        return self._page(TestCase, Spec("GET", "/v1/test-cases", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "agent_id": agent_id, "tag": tag})), options)

    async def create_case(self, *, name: str, agent_id: Union[str, NotGiven] = NOT_GIVEN, agent_version: Union[Optional[int], NotGiven] = NOT_GIVEN, tags: Union[Tags, NotGiven] = NOT_GIVEN, from_call_id: Union[Optional[str], NotGiven] = NOT_GIVEN, variables: Union[Variables, NotGiven] = NOT_GIVEN, caller: Union[TestCallerInputParam, NotGiven] = NOT_GIVEN, line: Union[TestLineInputParam, NotGiven] = NOT_GIVEN, mocks: Union[Sequence[TestMockInputParam], NotGiven] = NOT_GIVEN, real_functions: Union[bool, NotGiven] = NOT_GIVEN, expect: Union[Sequence[TestExpectationInputParam], NotGiven] = NOT_GIVEN, max_turns: Union[int, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> TestCase:
        """Create a test case.
        Creates a test case: a conversation with an agent and its expected results. The caller is a script
        of turns, or is simulated from a goal and facts. With `from_call_id`, the case repeats the caller's
        turns of that call and expects the same functions and end. Other fields of the request replace the
        fields that are taken from the call.
        POST /v1/test-cases
        Raises ApiError: agent_not_found, agent_version_not_found, call_not_found.
        """
        return await self._json(TestCase, Spec("POST", "/v1/test-cases", json=given({"name": name, "agent_id": agent_id, "agent_version": agent_version, "tags": tags, "from_call_id": from_call_id, "variables": variables, "caller": caller, "line": line, "mocks": mocks, "real_functions": real_functions, "expect": expect, "max_turns": max_turns}), has_json=True, keyed=True), options)

    async def get_case(self, id: str, *, options: Optional[RequestOptions] = None) -> TestCase:
        """Get a test case.
        Returns the test case as the next run would use it.
        GET /v1/test-cases/{id}
        Raises ApiError: test_case_not_found.
        """
        return await self._json(TestCase, Spec("GET", f'/v1/test-cases/{quote(id, safe="")}'), options)

    async def update_case(self, id: str, *, name: Union[str, NotGiven] = NOT_GIVEN, agent_id: Union[Optional[str], NotGiven] = NOT_GIVEN, agent_version: Union[Optional[int], NotGiven] = NOT_GIVEN, tags: Union[Optional[Sequence[str]], NotGiven] = NOT_GIVEN, variables: Union[Variables, NotGiven] = NOT_GIVEN, caller: Union[TestCallerInputParam, NotGiven] = NOT_GIVEN, line: Union[TestLineInputParam, NotGiven] = NOT_GIVEN, mocks: Union[Optional[Sequence[TestMockInputParam]], NotGiven] = NOT_GIVEN, real_functions: Union[Optional[bool], NotGiven] = NOT_GIVEN, expect: Union[Optional[Sequence[TestExpectationInputParam]], NotGiven] = NOT_GIVEN, max_turns: Union[Optional[int], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> TestCase:
        """Change a test case.
        JSON merge patch, in which lists, `caller`, `line` and `variables` are replaced as a whole. Runs
        that were created before keep the case as it was.
        PATCH /v1/test-cases/{id}
        Raises ApiError: agent_not_found, agent_version_not_found, test_case_not_found.
        """
        return await self._json(TestCase, Spec("PATCH", f'/v1/test-cases/{quote(id, safe="")}', json=given({"name": name, "agent_id": agent_id, "agent_version": agent_version, "tags": tags, "variables": variables, "caller": caller, "line": line, "mocks": mocks, "real_functions": real_functions, "expect": expect, "max_turns": max_turns}), has_json=True), options)

    async def delete_case(self, id: str, *, options: Optional[RequestOptions] = None) -> None:
        """Delete a test case.
        Deletes the test case. Runs that were created before keep the case and its results.
        DELETE /v1/test-cases/{id}
        Raises ApiError: test_case_not_found.
        """
        return await self._none(Spec("DELETE", f'/v1/test-cases/{quote(id, safe="")}'), options)

    def list_runs(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, status: Union[TestRunStatus, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[TestRun]:
        """List test runs.
        Lists the test runs without the results of their cases, newest first. Runs are kept for 90 days.
        GET /v1/test-runs
        Raises ApiError: invalid_cursor.
        """
        return self._page(TestRun, Spec("GET", "/v1/test-runs", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "status": status})), options)

    async def create_run(self, *, agent_id: Union[Optional[str], NotGiven] = NOT_GIVEN, agent_version: Union[Optional[int], NotGiven] = NOT_GIVEN, tag: Union[Optional[str], NotGiven] = NOT_GIVEN, case_ids: Union[Optional[Sequence[str]], NotGiven] = NOT_GIVEN, line: Union[Optional[Literal["text", "audio"]], NotGiven] = NOT_GIVEN, samples: Union[int, NotGiven] = NOT_GIVEN, parallel: Union[int, NotGiven] = NOT_GIVEN, seed: Union[int, NotGiven] = NOT_GIVEN, baseline_run_id: Union[Optional[str], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> TestRun:
        """Run test cases.
        Runs the selected cases in the background, each `samples` times. A test is not a call: it dials no
        number, sends no webhook, and appears neither in lists of calls nor in their statistics. Its model
        tokens are charged as in the playground.
        POST /v1/test-runs
        Raises ApiError: agent_not_found, agent_version_not_found, insufficient_funds, no_test_cases,
        test_case_not_found, test_run_limit, test_run_not_found.
        """
        return await self._json(TestRun, Spec("POST", "/v1/test-runs", json=given({"agent_id": agent_id, "agent_version": agent_version, "tag": tag, "case_ids": case_ids, "line": line, "samples": samples, "parallel": parallel, "seed": seed, "baseline_run_id": baseline_run_id}), has_json=True, keyed=True), options)

    async def get_run(self, id: str, *, case_id: Union[str, NotGiven] = NOT_GIVEN, format: Union[Literal["json", "junit"], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> TestReport:
        """Get a test run with its results.
        Returns the progress of the run and the results so far of each case and sample, with every
        expectation that failed. Transcript and timeline are included for samples that did not pass, at most
        50. `case_id` selects one case and includes them for all its samples. With `Accept: application/xml`
        or `format=junit`, returns a JUnit report in which each sample is a test, and a sample that got no
        result before the run ended is an error.
        GET /v1/test-runs/{id}
        Raises ApiError: test_case_not_found, test_run_not_found.
        """
        return await self._json(TestReport, Spec("GET", f'/v1/test-runs/{quote(id, safe="")}', query=given({"case_id": case_id, "format": format})), options)

    async def get_run_xml(self, id: str, *, case_id: Union[str, NotGiven] = NOT_GIVEN, format: Union[Literal["json", "junit"], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncFileResponse:
        """Get a test run with its results.
        Returns the progress of the run and the results so far of each case and sample, with every
        expectation that failed. Transcript and timeline are included for samples that did not pass, at most
        50. `case_id` selects one case and includes them for all its samples. With `Accept: application/xml`
        or `format=junit`, returns a JUnit report in which each sample is a test, and a sample that got no
        result before the run ended is an error.
        GET /v1/test-runs/{id}
        Raises ApiError: test_case_not_found, test_run_not_found.
        """
        return await self._file(Spec("GET", f'/v1/test-runs/{quote(id, safe="")}', query=given({"case_id": case_id, "format": format}), accept="application/xml"), options)

    async def get_recording(self, id: str, *, case_id: Union[str, NotGiven] = NOT_GIVEN, sample: Union[int, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncFileResponse:
        """Get the recording of a sample.
        Returns the audio line of one sample as WAV at 8 kHz: the caller on the left channel, the agent on
        the right, with noise, loss and codec as the agent received them. The first 3 minutes of each sample
        are kept for 7 days, at most 30 MiB per run and the newest 200 MiB per workspace. Nothing is kept if
        the privacy settings of the agent redact content or set `no_store`.
        GET /v1/test-runs/{id}/recording
        Raises ApiError: test_case_not_found, test_recording_not_found, test_run_not_found.
        """
        return await self._file(Spec("GET", f'/v1/test-runs/{quote(id, safe="")}/recording', query=given({"case_id": case_id, "sample": sample}), accept="audio/wav"), options)

    async def cancel_run(self, id: str, *, options: Optional[RequestOptions] = None) -> TestRun:
        """Cancel a test run.
        Stops the running samples within seconds. The results so far are kept.
        POST /v1/test-runs/{id}/cancel
        Raises ApiError: test_run_not_found, test_run_over.
        """
        return await self._json(TestRun, Spec("POST", f'/v1/test-runs/{quote(id, safe="")}/cancel', keyed=True), options)
