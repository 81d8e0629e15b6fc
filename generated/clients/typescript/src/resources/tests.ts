// tests: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type FileResponse } from '../runtime/files.ts';
import { type ApiPromise, type PagePromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { TestCase, TestCaseCreate, TestCasePage, TestCaseUpdate, TestReport, TestRun, TestRunCreate, TestRunPage, TestRunStatus } from '../types.ts';

export interface ListTestCasesOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
  /** Returns only items of this agent. */
  agent_id?: string;
  /** Returns only items with this tag. */
  tag?: string;
}

export interface ListTestRunsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
  /** Returns only runs in this status. */
  status?: TestRunStatus;
}

export interface GetTestRunOptions extends RequestOptions {
  /** Returns only the results of this test case. It must be a case of the run. */
  case_id?: string;
  /** `junit` returns the JUnit report, regardless of the `Accept` header. */
  format?: "json" | "junit";
}

export interface GetTestRecordingOptions extends RequestOptions {
  /** Id of the test case. Default: the first test case of the run. */
  case_id?: string;
  /** Number of the sample. */
  sample?: number;
}

/** Tests of agents: cases, runs, results. */
export class TestsApi extends Resource {
  /**
   * List test cases.
   * Lists the test cases, newest first. The cases with the same tag are a suite.
   * GET /v1/test-cases
   * @throws ApiError invalid_cursor
   */
  listCases(options?: ListTestCasesOptions): PagePromise<TestCase, TestCasePage> {
    return this.page<TestCase, TestCasePage>({ method: 'GET', path: '/v1/test-cases', query: pick(options, ['limit', 'cursor', 'include_total', 'agent_id', 'tag']) }, options);
  }

  /**
   * Create a test case.
   * Creates a test case: a conversation with an agent and its expected results. The caller is a script
   * of turns, or is simulated from a goal and facts. With `from_call_id`, the case repeats the caller's
   * turns of that call and expects the same functions and end. Other fields of the request replace the
   * fields that are taken from the call.
   * POST /v1/test-cases
   * @throws ApiError agent_not_found, agent_version_not_found, call_not_found
   */
  createCase(body: TestCaseCreate, options?: RequestOptions): ApiPromise<TestCase> {
    return this.json<TestCase>({ method: 'POST', path: '/v1/test-cases', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get a test case.
   * Returns the test case as the next run would use it.
   * GET /v1/test-cases/{id}
   * @throws ApiError test_case_not_found
   */
  getCase(id: string, options?: RequestOptions): ApiPromise<TestCase> {
    return this.json<TestCase>({ method: 'GET', path: `/v1/test-cases/${encodeURIComponent(id)}` }, options);
  }

  /**
   * Change a test case.
   * JSON merge patch, in which lists, `caller`, `line` and `variables` are replaced as a whole. Runs
   * that were created before keep the case as it was.
   * PATCH /v1/test-cases/{id}
   * @throws ApiError agent_not_found, agent_version_not_found, test_case_not_found
   */
  updateCase(id: string, body: TestCaseUpdate, options?: RequestOptions): ApiPromise<TestCase> {
    return this.json<TestCase>({ method: 'PATCH', path: `/v1/test-cases/${encodeURIComponent(id)}`, body: jsonBody(body) }, options);
  }

  /**
   * Delete a test case.
   * Deletes the test case. Runs that were created before keep the case and its results.
   * DELETE /v1/test-cases/{id}
   * @throws ApiError test_case_not_found
   */
  deleteCase(id: string, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/test-cases/${encodeURIComponent(id)}` }, options);
  }

  /**
   * List test runs.
   * Lists the test runs without the results of their cases, newest first. Runs are kept for 90 days.
   * GET /v1/test-runs
   * @throws ApiError invalid_cursor
   */
  listRuns(options?: ListTestRunsOptions): PagePromise<TestRun, TestRunPage> {
    return this.page<TestRun, TestRunPage>({ method: 'GET', path: '/v1/test-runs', query: pick(options, ['limit', 'cursor', 'include_total', 'status']) }, options);
  }

  /**
   * Run test cases.
   * Runs the selected cases in the background, each `samples` times. A test is not a call: it dials no
   * number, sends no webhook, and appears neither in lists of calls nor in their statistics. Its model
   * tokens are charged as in the playground.
   * POST /v1/test-runs
   * @throws ApiError agent_not_found, agent_version_not_found, insufficient_funds, no_test_cases,
   * test_case_not_found, test_run_limit, test_run_not_found
   */
  createRun(body: TestRunCreate, options?: RequestOptions): ApiPromise<TestRun> {
    return this.json<TestRun>({ method: 'POST', path: '/v1/test-runs', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get a test run with its results.
   * Returns the progress of the run and the results so far of each case and sample, with every
   * expectation that failed. Transcript and timeline are included for samples that did not pass, at most
   * 50. `case_id` selects one case and includes them for all its samples. With `Accept: application/xml`
   * or `format=junit`, returns a JUnit report in which each sample is a test, and a sample that got no
   * result before the run ended is an error.
   * GET /v1/test-runs/{id}
   * @throws ApiError test_case_not_found, test_run_not_found
   */
  getRun(id: string, options?: GetTestRunOptions): ApiPromise<TestReport> {
    return this.json<TestReport>({ method: 'GET', path: `/v1/test-runs/${encodeURIComponent(id)}`, query: pick(options, ['case_id', 'format']) }, options);
  }

  /**
   * Get a test run with its results.
   * Returns the progress of the run and the results so far of each case and sample, with every
   * expectation that failed. Transcript and timeline are included for samples that did not pass, at most
   * 50. `case_id` selects one case and includes them for all its samples. With `Accept: application/xml`
   * or `format=junit`, returns a JUnit report in which each sample is a test, and a sample that got no
   * result before the run ended is an error.
   * GET /v1/test-runs/{id}
   * @throws ApiError test_case_not_found, test_run_not_found
   */
  getRunXml(id: string, options?: GetTestRunOptions): ApiPromise<FileResponse> {
    return this.file({ method: 'GET', path: `/v1/test-runs/${encodeURIComponent(id)}`, query: pick(options, ['case_id', 'format']), accept: 'application/xml' }, options);
  }

  /**
   * Get the recording of a sample.
   * Returns the audio line of one sample as WAV at 8 kHz: the caller on the left channel, the agent on
   * the right, with noise, loss and codec as the agent received them. The first 3 minutes of each sample
   * are kept for 7 days, at most 30 MiB per run and the newest 200 MiB per workspace. Nothing is kept if
   * the privacy settings of the agent redact content or set `no_store`.
   * GET /v1/test-runs/{id}/recording
   * @throws ApiError test_case_not_found, test_recording_not_found, test_run_not_found
   */
  getRecording(id: string, options?: GetTestRecordingOptions): ApiPromise<FileResponse> {
    return this.file({ method: 'GET', path: `/v1/test-runs/${encodeURIComponent(id)}/recording`, query: pick(options, ['case_id', 'sample']), accept: 'audio/wav' }, options);
  }

  /**
   * Cancel a test run.
   * Stops the running samples within seconds. The results so far are kept.
   * POST /v1/test-runs/{id}/cancel
   * @throws ApiError test_run_not_found, test_run_over
   */
  cancelRun(id: string, options?: RequestOptions): ApiPromise<TestRun> {
    return this.json<TestRun>({ method: 'POST', path: `/v1/test-runs/${encodeURIComponent(id)}/cancel`, keyed: true }, options);
  }
}
