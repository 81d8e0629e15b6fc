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
  /** Adds `total`, which requires an additional count. */
  include_total?: boolean;
  /** Only for this agent. */
  agent_id?: string;
  /** Only with this tag. */
  tag?: string;
}

export interface ListTestRunsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total`, which requires an additional count. */
  include_total?: boolean;
  /** Runs in this status. */
  status?: TestRunStatus;
}

export interface GetTestRunOptions extends RequestOptions {
  /** Only the results of this case. */
  case_id?: string;
  /** `junit` returns the JUnit report, whatever `Accept` says. */
  format?: "json" | "junit";
}

export interface GetTestRecordingOptions extends RequestOptions {
  /** The test case. Default the first one of the run. */
  case_id?: string;
  /** Number of the sample. */
  sample?: number;
}

/** Tests of agents: cases, runs, results. */
export class TestsApi extends Resource {
  /**
   * List test cases.
   * Newest first. The cases with one tag are a suite.
   * GET /v1/test-cases
   * @throws ApiError invalid_cursor
   */
  listCases(options?: ListTestCasesOptions): PagePromise<TestCase, TestCasePage> {
    return this.page<TestCase, TestCasePage>({ method: 'GET', path: '/v1/test-cases', query: pick(options, ['limit', 'cursor', 'include_total', 'agent_id', 'tag']) }, options);
  }

  /**
   * Create a test case.
   * A conversation with an agent and what must come of it. The caller is a script of turns, or is
   * simulated from a goal and facts. With `from_call_id` the case repeats what the caller of that call
   * said, and expects the call's functions and end; fields that are given replace those.
   * POST /v1/test-cases
   * @throws ApiError agent_not_found, call_not_found
   */
  createCase(body: TestCaseCreate, options?: RequestOptions): ApiPromise<TestCase> {
    return this.json<TestCase>({ method: 'POST', path: '/v1/test-cases', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get a test case.
   * The case as the next run would use it.
   * GET /v1/test-cases/{id}
   * @throws ApiError test_case_not_found
   */
  getCase(id: string, options?: RequestOptions): ApiPromise<TestCase> {
    return this.json<TestCase>({ method: 'GET', path: `/v1/test-cases/${encodeURIComponent(id)}` }, options);
  }

  /**
   * Change a test case.
   * JSON merge patch; lists are replaced as a whole. Runs that were created before keep the case as it
   * was.
   * PATCH /v1/test-cases/{id}
   * @throws ApiError agent_not_found, test_case_not_found
   */
  updateCase(id: string, body: TestCaseUpdate, options?: RequestOptions): ApiPromise<TestCase> {
    return this.json<TestCase>({ method: 'PATCH', path: `/v1/test-cases/${encodeURIComponent(id)}`, body: jsonBody(body) }, options);
  }

  /**
   * Delete a test case.
   * Runs that were created before keep the case and its results.
   * DELETE /v1/test-cases/{id}
   * @throws ApiError test_case_not_found
   */
  deleteCase(id: string, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/test-cases/${encodeURIComponent(id)}` }, options);
  }

  /**
   * List test runs.
   * Newest first, without the results of cases. Runs are kept for 90 days.
   * GET /v1/test-runs
   * @throws ApiError invalid_cursor
   */
  listRuns(options?: ListTestRunsOptions): PagePromise<TestRun, TestRunPage> {
    return this.page<TestRun, TestRunPage>({ method: 'GET', path: '/v1/test-runs', query: pick(options, ['limit', 'cursor', 'include_total', 'status']) }, options);
  }

  /**
   * Run test cases.
   * Runs the selected cases in the background, each `samples` times. A test is not a call: it dials
   * nobody, sends no webhook, and appears neither among calls nor in their statistics. The model tokens
   * that it uses are charged like those of the playground.
   * POST /v1/test-runs
   * @throws ApiError agent_not_found, insufficient_funds, no_test_cases, test_case_not_found,
   * test_run_limit, test_run_not_found
   */
  createRun(body: TestRunCreate, options?: RequestOptions): ApiPromise<TestRun> {
    return this.json<TestRun>({ method: 'POST', path: '/v1/test-runs', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get a test run with its results.
   * The progress, and the results so far of each case and sample, with every expectation that failed.
   * Transcript and timeline are included for samples that did not pass, 50 at most; `case_id` selects
   * one case, with those of all its samples. With `Accept: application/xml` or `format=junit`, returns a
   * JUnit report, in which each sample is a test.
   * GET /v1/test-runs/{id}
   * @throws ApiError test_run_not_found
   */
  getRun(id: string, options?: GetTestRunOptions): ApiPromise<TestReport> {
    return this.json<TestReport>({ method: 'GET', path: `/v1/test-runs/${encodeURIComponent(id)}`, query: pick(options, ['case_id', 'format']) }, options);
  }

  /**
   * Get a test run with its results.
   * The progress, and the results so far of each case and sample, with every expectation that failed.
   * Transcript and timeline are included for samples that did not pass, 50 at most; `case_id` selects
   * one case, with those of all its samples. With `Accept: application/xml` or `format=junit`, returns a
   * JUnit report, in which each sample is a test.
   * GET /v1/test-runs/{id}
   * @throws ApiError test_run_not_found
   */
  getRunXml(id: string, options?: GetTestRunOptions): ApiPromise<FileResponse> {
    return this.file({ method: 'GET', path: `/v1/test-runs/${encodeURIComponent(id)}`, query: pick(options, ['case_id', 'format']), accept: 'application/xml' }, options);
  }

  /**
   * Get the recording of a sample.
   * What was heard on the audio line of one sample, as WAV at 8 kHz: the caller left, the agent right,
   * with noise, loss and codec as the agent heard them. The first 3 minutes of each sample are kept for
   * 7 days, 30 MB for each run and the newest 200 MB of a workspace. Nothing is kept of an agent whose
   * privacy redacts or has `no_store`.
   * GET /v1/test-runs/{id}/recording
   * @throws ApiError test_recording_not_found, test_run_not_found
   */
  getRecording(id: string, options?: GetTestRecordingOptions): ApiPromise<FileResponse> {
    return this.file({ method: 'GET', path: `/v1/test-runs/${encodeURIComponent(id)}/recording`, query: pick(options, ['case_id', 'sample']), accept: 'audio/wav' }, options);
  }

  /**
   * Cancel a test run.
   * Stops the samples that are under way within seconds. The results so far stay.
   * POST /v1/test-runs/{id}/cancel
   * @throws ApiError test_run_not_found, test_run_over
   */
  cancelRun(id: string, options?: RequestOptions): ApiPromise<TestRun> {
    return this.json<TestRun>({ method: 'POST', path: `/v1/test-runs/${encodeURIComponent(id)}/cancel`, keyed: true }, options);
  }
}
