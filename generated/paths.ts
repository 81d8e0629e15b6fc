// Parameters, bodies and successful answers of the operations, by path and method.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.

import type { components } from './types.ts';

export interface paths {
    "/v1/agent-templates": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AgentTemplatePage"];
                    };
                };
            };
        };
    };
    "/v1/agents": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    agent_id?: string;
                    cursor?: string;
                    folder?: string;
                    include_total?: boolean;
                    limit?: number;
                    name?: string;
                    tag?: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AgentPage"];
                    };
                };
            };
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AgentCreate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Agent"];
                    };
                };
            };
        };
    };
    "/v1/agents/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    version?: number;
                };
                header?: {
                    "If-Match"?: string;
                    "If-None-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Agent"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                header?: {
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
        patch: {
            parameters: {
                header?: {
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AgentUpdate"];
                    "application/merge-patch+json": components["schemas"]["AgentUpdate"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Agent"];
                    };
                };
            };
        };
    };
    "/v1/agents/{id}/duplicate": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["AgentDuplicate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Agent"];
                    };
                };
            };
        };
    };
    "/v1/agents/{id}/functions": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AgentFunctionPage"];
                    };
                };
            };
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AgentFunctionCreate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AgentFunction"];
                    };
                };
            };
        };
    };
    "/v1/agents/{id}/functions/{function_id}": {
        parameters: {
        };
        get: {
            parameters: {
                header?: {
                    "If-Match"?: string;
                    "If-None-Match"?: string;
                };
                path: {
                    function_id: string;
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AgentFunction"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                header?: {
                    "If-Match"?: string;
                };
                path: {
                    function_id: string;
                    id: string;
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
        patch: {
            parameters: {
                header?: {
                    "If-Match"?: string;
                };
                path: {
                    function_id: string;
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AgentFunctionUpdate"];
                    "application/merge-patch+json": components["schemas"]["AgentFunctionUpdate"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AgentFunction"];
                    };
                };
            };
        };
    };
    "/v1/agents/{id}/functions/{function_id}/check": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    function_id: string;
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["McpServerCheck"];
                    };
                };
            };
        };
    };
    "/v1/agents/{id}/functions/{function_id}/rotate-secret": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    function_id: string;
                    id: string;
                };
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["SecretRotation"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FunctionSecret"];
                    };
                };
            };
        };
    };
    "/v1/agents/{id}/functions/{function_id}/runs": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
                path: {
                    function_id: string;
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AgentFunctionRunPage"];
                    };
                };
            };
        };
    };
    "/v1/agents/{id}/playground": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PlaygroundTurn"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PlaygroundReply"];
                    };
                };
            };
        };
    };
    "/v1/agents/{id}/publish": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["AgentPublish"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Agent"];
                    };
                };
            };
        };
    };
    "/v1/agents/{id}/test-function": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FunctionTest"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FunctionTestResult"];
                    };
                };
            };
        };
    };
    "/v1/agents/{id}/versions": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AgentVersionPage"];
                    };
                };
            };
        };
    };
    "/v1/agents/{id}/versions/{version}": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    compare_to?: string;
                };
                path: {
                    id: string;
                    version: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AgentVersionDetail"];
                    };
                };
            };
        };
    };
    "/v1/analytics": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    agent_id?: string;
                    agent_version?: number;
                    campaign_id?: string;
                    channel?: components["schemas"]["CallChannel"];
                    compare?: "none" | "previous";
                    direction?: components["schemas"]["CallDirection"];
                    from?: string;
                    group_by?: string;
                    interval?: components["schemas"]["AnalyticsInterval"];
                    limit?: number;
                    metrics?: string;
                    number?: string;
                    time_zone?: string;
                    to?: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Analytics"];
                    };
                };
            };
        };
    };
    "/v1/api-keys": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    created_by?: string;
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                    status?: "active" | "revoked";
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiKeyPage"];
                    };
                };
            };
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ApiKeyCreate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiKeyWithSecret"];
                    };
                };
            };
        };
    };
    "/v1/api-keys/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiKey"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
        patch: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ApiKeyUpdate"];
                    "application/merge-patch+json": components["schemas"]["ApiKeyUpdate"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiKey"];
                    };
                };
            };
        };
    };
    "/v1/api-keys/{id}/rotate": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ApiKeyRotation"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiKeyWithSecret"];
                    };
                };
            };
        };
    };
    "/v1/audit-log": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    action?: string;
                    actor?: string;
                    cursor?: string;
                    from?: string;
                    include_total?: boolean;
                    key_id?: string;
                    limit?: number;
                    target?: string;
                    to?: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AuditEntryPage"];
                        "text/csv": components["schemas"]["CsvContent"];
                    };
                };
            };
        };
    };
    "/v1/audit-log/export": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    action?: string;
                    actor?: string;
                    from?: string;
                    key_id?: string;
                    target?: string;
                    to?: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": components["schemas"]["CsvContent"];
                    };
                };
            };
        };
    };
    "/v1/auth/identities": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LinkedIdentityPage"];
                    };
                };
            };
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["IdentityLink"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LinkedIdentity"];
                    };
                };
            };
        };
    };
    "/v1/auth/identities/{id}": {
        parameters: {
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/v1/auth/login": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LoginRequest"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Session"];
                    };
                };
            };
        };
    };
    "/v1/auth/login/second-factor": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SecondStep"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Session"];
                    };
                };
            };
        };
    };
    "/v1/auth/logout": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["LogoutRequest"];
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/v1/auth/me": {
        parameters: {
        };
        get: {
            parameters: {
                header?: {
                    "X-Workspace-Id"?: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Principal"];
                    };
                };
            };
        };
        patch: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserUpdate"];
                    "application/merge-patch+json": components["schemas"]["UserUpdate"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["User"];
                    };
                };
            };
        };
    };
    "/v1/auth/methods": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignInMethods"];
                    };
                };
            };
        };
    };
    "/v1/auth/oidc/finish": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SignInFinish"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Session"];
                    };
                };
            };
        };
    };
    "/v1/auth/oidc/start": {
        parameters: {
        };
        post: {
            parameters: {
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignInStart"];
                    };
                };
            };
        };
    };
    "/v1/auth/password/forgot": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasswordForgotRequest"];
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/v1/auth/password/reset": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasswordResetRequest"];
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/v1/auth/refresh": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RefreshRequest"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Session"];
                    };
                };
            };
        };
    };
    "/v1/auth/register": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RegisterRequest"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Registration"];
                    };
                };
            };
        };
    };
    "/v1/auth/second-factor": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SecondFactor"];
                    };
                };
            };
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["SecondFactorEnroll"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SecondFactorEnrolment"];
                    };
                };
            };
        };
    };
    "/v1/auth/second-factor/confirm": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OneTimeCode"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecoveryCodes"];
                    };
                };
            };
        };
    };
    "/v1/auth/second-factor/disable": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SecondFactorDisable"];
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/v1/auth/second-factor/recovery-codes": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OneTimeCode"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecoveryCodes"];
                    };
                };
            };
        };
    };
    "/v1/auth/sessions": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserSessionPage"];
                    };
                };
            };
        };
        delete: {
            parameters: {
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EndedSessions"];
                    };
                };
            };
        };
    };
    "/v1/auth/sessions/{id}": {
        parameters: {
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/v1/branding/{domain}": {
        parameters: {
        };
        get: {
            parameters: {
                header?: {
                    "If-None-Match"?: string;
                };
                path: {
                    domain: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Branding"];
                    };
                };
            };
        };
    };
    "/v1/branding/logos/{logo_id}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    logo_id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/*": components["schemas"]["ImageContent"];
                    };
                };
            };
        };
    };
    "/v1/calls": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    agent_id?: string;
                    campaign_id?: string;
                    channel?: components["schemas"]["CallChannel"];
                    cursor?: string;
                    direction?: components["schemas"]["CallDirection"];
                    end_reason?: components["schemas"]["CallEndReason"];
                    from?: string;
                    include_total?: boolean;
                    limit?: number;
                    max_duration?: number;
                    metadata?: string;
                    min_duration?: number;
                    min_response_ms?: number;
                    not_agent_id?: string;
                    number?: string;
                    outcome?: components["schemas"]["CallOutcome"];
                    q?: string;
                    rating?: number;
                    said?: string;
                    status?: components["schemas"]["CallStatus"];
                    tag?: string;
                    to?: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallPage"];
                        "text/csv": components["schemas"]["CsvContent"];
                    };
                };
            };
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CallCreate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Call"];
                    };
                };
            };
        };
    };
    "/v1/calls/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Call"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallErasure"];
                    };
                };
            };
        };
        patch: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CallUpdate"];
                    "application/merge-patch+json": components["schemas"]["CallUpdate"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Call"];
                    };
                };
            };
        };
    };
    "/v1/calls/{id}/analysis": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallAnalysis"];
                    };
                };
            };
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallAnalysisRun"];
                    };
                };
            };
        };
    };
    "/v1/calls/{id}/control": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CallControl"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallControlResult"];
                    };
                };
            };
        };
    };
    "/v1/calls/{id}/cost": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallCost"];
                    };
                };
            };
        };
    };
    "/v1/calls/{id}/end": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Call"];
                    };
                };
            };
        };
    };
    "/v1/calls/{id}/events": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallEventPage"];
                    };
                };
            };
        };
    };
    "/v1/calls/{id}/monitor": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["MonitorTokenCreate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MonitorToken"];
                    };
                };
            };
        };
    };
    "/v1/calls/{id}/recording": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    channels?: "stereo" | "mono";
                };
                header?: {
                    Range?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "audio/mpeg": components["schemas"]["AudioContent"];
                    };
                };
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "audio/mpeg": components["schemas"]["AudioContent"];
                    };
                };
            };
        };
    };
    "/v1/calls/{id}/recording.mp3": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    channels?: "stereo" | "mono";
                    token?: string;
                };
                header?: {
                    Range?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "audio/mpeg": components["schemas"]["AudioContent"];
                    };
                };
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "audio/mpeg": components["schemas"]["AudioContent"];
                    };
                };
            };
        };
    };
    "/v1/calls/{id}/stream": {
        parameters: {
        };
        get: {
            parameters: {
                header?: {
                    "Last-Event-ID"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": components["schemas"]["EventStreamContent"];
                    };
                };
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/v1/calls/{id}/transcript": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Transcript"];
                    };
                };
            };
        };
    };
    "/v1/calls/export": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    agent_id?: string;
                    campaign_id?: string;
                    channel?: components["schemas"]["CallChannel"];
                    direction?: components["schemas"]["CallDirection"];
                    end_reason?: components["schemas"]["CallEndReason"];
                    from?: string;
                    max_duration?: number;
                    metadata?: string;
                    min_duration?: number;
                    min_response_ms?: number;
                    not_agent_id?: string;
                    number?: string;
                    outcome?: components["schemas"]["CallOutcome"];
                    q?: string;
                    rating?: number;
                    said?: string;
                    status?: components["schemas"]["CallStatus"];
                    tag?: string;
                    to?: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": components["schemas"]["CsvContent"];
                    };
                };
            };
        };
    };
    "/v1/calls/outbound": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CallCreate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Call"];
                    };
                };
            };
        };
    };
    "/v1/calls/sums": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    agent_id?: string;
                    campaign_id?: string;
                    channel?: components["schemas"]["CallChannel"];
                    direction?: components["schemas"]["CallDirection"];
                    end_reason?: components["schemas"]["CallEndReason"];
                    from?: string;
                    max_duration?: number;
                    metadata?: string;
                    min_duration?: number;
                    min_response_ms?: number;
                    not_agent_id?: string;
                    number?: string;
                    outcome?: components["schemas"]["CallOutcome"];
                    q?: string;
                    rating?: number;
                    said?: string;
                    status?: components["schemas"]["CallStatus"];
                    tag?: string;
                    to?: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CallSums"];
                    };
                };
            };
        };
    };
    "/v1/calls/unanswered-questions": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    agent_id?: string;
                    below?: number;
                    from?: string;
                    knowledge_base_id?: string;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UnansweredQuestions"];
                    };
                };
            };
        };
    };
    "/v1/campaigns": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    agent_id?: string;
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                    status?: components["schemas"]["CampaignStatus"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CampaignPage"];
                    };
                };
            };
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CampaignCreate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign"];
                    };
                };
            };
        };
    };
    "/v1/campaigns/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                header?: {
                    "If-Match"?: string;
                    "If-None-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                header?: {
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
        patch: {
            parameters: {
                header?: {
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CampaignUpdate"];
                    "application/merge-patch+json": components["schemas"]["CampaignUpdate"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign"];
                    };
                };
            };
        };
    };
    "/v1/campaigns/{id}/cancel": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign"];
                    };
                };
            };
        };
    };
    "/v1/campaigns/{id}/contacts": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                    status?: components["schemas"]["ContactStatus"];
                    to_number?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CampaignContactPage"];
                    };
                };
            };
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CampaignContacts"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CampaignImport"];
                    };
                };
            };
        };
    };
    "/v1/campaigns/{id}/forecast": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    dials_per_second?: number;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CampaignForecast"];
                    };
                };
            };
        };
    };
    "/v1/campaigns/{id}/pause": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign"];
                    };
                };
            };
        };
    };
    "/v1/campaigns/{id}/results": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": components["schemas"]["CsvContent"];
                    };
                };
            };
        };
    };
    "/v1/campaigns/{id}/retry-failed": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["CampaignRetryRequest"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CampaignRetryResult"];
                    };
                };
            };
        };
    };
    "/v1/campaigns/{id}/start": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign"];
                    };
                };
            };
        };
    };
    "/v1/campaigns/{id}/upload": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CampaignContacts"];
                    "multipart/form-data": components["schemas"]["CampaignContactsFile"];
                    "text/csv": components["schemas"]["CampaignContactsCsv"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CampaignImport"];
                    };
                };
            };
        };
    };
    "/v1/chat/completions": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChatCompletionCreate"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ChatCompletion"];
                        "text/event-stream": components["schemas"]["ChatCompletionStreamContent"];
                    };
                };
            };
        };
    };
    "/v1/contact": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactMessage"];
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/v1/countries": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Countries"];
                    };
                };
            };
        };
    };
    "/v1/demo/{kind}": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    kind: string;
                };
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["DemoStart"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Demo"];
                    };
                };
            };
        };
    };
    "/v1/dnc": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                    number?: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DncNumberPage"];
                    };
                };
            };
        };
        post: {
            parameters: {
                query?: {
                    default_country?: string;
                };
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DncNumbersAdd"];
                    "text/csv": components["schemas"]["CsvContent"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DncImport"];
                    };
                };
            };
        };
    };
    "/v1/dnc/{number}": {
        parameters: {
        };
        delete: {
            parameters: {
                path: {
                    number: string;
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/v1/events": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ClientEvents"];
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClientEventsAccepted"];
                    };
                };
            };
        };
    };
    "/v1/events/stream": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    agent_id?: string;
                    call_id?: string;
                    types?: string;
                };
                header?: {
                    "Last-Event-ID"?: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": components["schemas"]["WorkspaceEventStreamContent"];
                    };
                };
            };
        };
    };
    "/v1/functions/from-curl": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CurlCommand"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConvertedCommand"];
                    };
                };
            };
        };
    };
    "/v1/invitations": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                    "X-Workspace-Id"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InvitationCreate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Invitation"];
                    };
                };
            };
        };
    };
    "/v1/invitations/{id}": {
        parameters: {
        };
        delete: {
            parameters: {
                header?: {
                    "X-Workspace-Id"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/v1/invitations/{id}/accept": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InvitationAccept"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["InvitationAcceptance"];
                    };
                };
            };
        };
    };
    "/v1/knowledge-base": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["KnowledgeBasePage"];
                    };
                };
            };
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseCreate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["KnowledgeBase"];
                    };
                };
            };
        };
    };
    "/v1/knowledge-base/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                header?: {
                    "If-Match"?: string;
                    "If-None-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["KnowledgeBase"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                query?: {
                    force?: boolean;
                };
                header?: {
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
        patch: {
            parameters: {
                header?: {
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseUpdate"];
                    "application/merge-patch+json": components["schemas"]["KnowledgeBaseUpdate"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["KnowledgeBase"];
                    };
                };
            };
        };
    };
    "/v1/knowledge-base/{id}/query": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["KnowledgeQuery"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["KnowledgeAnswer"];
                    };
                };
            };
        };
    };
    "/v1/knowledge-base/{id}/sources": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["KnowledgeSourcePage"];
                    };
                };
            };
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["KnowledgeSourceCreate"];
                    "multipart/form-data": components["schemas"]["KnowledgeSourceUpload"];
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["KnowledgeSource"];
                    };
                };
            };
        };
    };
    "/v1/knowledge-base/{id}/sources/{src}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                    src: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["KnowledgeSource"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                    src: string;
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/v1/knowledge-base/{id}/sources/{src}/chunks": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    chunk_id?: string;
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                };
                path: {
                    id: string;
                    src: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["KnowledgeChunkPage"];
                    };
                };
            };
        };
    };
    "/v1/knowledge-base/{id}/sources/{src}/refresh": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                    src: string;
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["KnowledgeSource"];
                    };
                };
            };
        };
    };
    "/v1/knowledge-base/{id}/sources/upload": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["KnowledgeSourceUpload"];
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["KnowledgeSource"];
                    };
                };
            };
        };
    };
    "/v1/knowledge-bases": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["KnowledgeBasePage"];
                    };
                };
            };
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["KnowledgeBaseCreate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["KnowledgeBase"];
                    };
                };
            };
        };
    };
    "/v1/knowledge-bases/{id}/sources": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["KnowledgeSourceCreate"];
                    "multipart/form-data": components["schemas"]["KnowledgeSourceUpload"];
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["KnowledgeSource"];
                    };
                };
            };
        };
    };
    "/v1/languages": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LanguagePage"];
                    };
                };
            };
        };
    };
    "/v1/limits": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Limits"];
                    };
                };
            };
        };
    };
    "/v1/members": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                    status?: components["schemas"]["MemberStatus"];
                };
                header?: {
                    "X-Workspace-Id"?: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MemberPage"];
                    };
                };
            };
        };
    };
    "/v1/members/{id}": {
        parameters: {
        };
        delete: {
            parameters: {
                query?: {
                    revoke_api_keys?: boolean;
                };
                header?: {
                    "X-Workspace-Id"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RemovedMember"];
                    };
                };
            };
        };
        patch: {
            parameters: {
                header?: {
                    "X-Workspace-Id"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MemberUpdate"];
                    "application/merge-patch+json": components["schemas"]["MemberUpdate"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Member"];
                    };
                };
            };
        };
    };
    "/v1/models": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ModelPage"];
                    };
                };
            };
        };
    };
    "/v1/newsletter/confirm": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewsletterToken"];
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/v1/newsletter/subscribe": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewsletterSubscribe"];
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/v1/newsletter/unsubscribe": {
        parameters: {
        };
        post: {
            parameters: {
                query?: {
                    token?: string;
                };
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["NewsletterToken"];
                    "application/x-www-form-urlencoded": components["schemas"]["OneClickUnsubscribe"];
                    "multipart/form-data": components["schemas"]["OneClickUnsubscribe"];
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/v1/openai/models": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AgentModelList"];
                    };
                };
            };
        };
    };
    "/v1/openai/models/{model}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    model: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AgentModel"];
                    };
                };
            };
        };
    };
    "/v1/payments/history": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TransactionPage"];
                    };
                };
            };
        };
    };
    "/v1/payments/method": {
        parameters: {
        };
        delete: {
            parameters: {
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/v1/payments/topup": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TopupCreate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Payment"];
                    };
                };
            };
        };
    };
    "/v1/phone-numbers": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PhoneNumberPage"];
                    };
                };
            };
        };
    };
    "/v1/phone-numbers/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PhoneNumber"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
        patch: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PhoneNumberUpdate"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PhoneNumber"];
                    };
                };
            };
        };
    };
    "/v1/phone-numbers/{id}/assign": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PhoneNumberAssignment"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PhoneNumber"];
                    };
                };
            };
        };
    };
    "/v1/phone-numbers/{id}/rotate-webhook-secret": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["SecretRotation"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PhoneNumberSecret"];
                    };
                };
            };
        };
    };
    "/v1/phone-numbers/available": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    area_code?: string;
                    capability?: components["schemas"]["NumberCapability"];
                    carrier?: string;
                    contains?: string;
                    country?: string;
                    limit?: number;
                    type?: components["schemas"]["NumberType"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AvailableNumberPage"];
                    };
                };
            };
        };
    };
    "/v1/phone-numbers/buy": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PhoneNumberPurchase"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PhoneNumber"];
                    };
                };
            };
        };
    };
    "/v1/phone-numbers/import": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PhoneNumberImport"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PhoneNumber"];
                    };
                };
            };
        };
    };
    "/v1/pricing": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Pricing"];
                    };
                };
            };
        };
    };
    "/v1/pricing/estimate": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    model?: string;
                    route?: components["schemas"]["PriceRoute"];
                    voice_id?: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PriceEstimate"];
                    };
                };
            };
        };
    };
    "/v1/providers": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProviderPage"];
                    };
                };
            };
        };
    };
    "/v1/providers/{provider}/credentials": {
        parameters: {
        };
        put: {
            parameters: {
                path: {
                    provider: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProviderCredentialsPut"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProviderCredentials"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    provider: string;
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/v1/rtc/health": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RtcHealth"];
                    };
                };
            };
        };
    };
    "/v1/rtc/token": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RtcTokenCreate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RtcToken"];
                    };
                };
            };
        };
    };
    "/v1/schedules": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    agent_id?: string;
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                    status?: components["schemas"]["ScheduleStatus"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SchedulePage"];
                    };
                };
            };
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ScheduleCreate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Schedule"];
                    };
                };
            };
        };
    };
    "/v1/schedules/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                header?: {
                    "If-Match"?: string;
                    "If-None-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Schedule"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                header?: {
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
        patch: {
            parameters: {
                header?: {
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ScheduleUpdate"];
                    "application/merge-patch+json": components["schemas"]["ScheduleUpdate"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Schedule"];
                    };
                };
            };
        };
    };
    "/v1/status": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Status"];
                    };
                };
            };
        };
    };
    "/v1/test-cases": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    agent_id?: string;
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                    tag?: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TestCasePage"];
                    };
                };
            };
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TestCaseCreate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TestCase"];
                    };
                };
            };
        };
    };
    "/v1/test-cases/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TestCase"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
        patch: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TestCaseUpdate"];
                    "application/merge-patch+json": components["schemas"]["TestCaseUpdate"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TestCase"];
                    };
                };
            };
        };
    };
    "/v1/test-runs": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                    status?: components["schemas"]["TestRunStatus"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TestRunPage"];
                    };
                };
            };
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TestRunCreate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TestRun"];
                    };
                };
            };
        };
    };
    "/v1/test-runs/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    case_id?: string;
                    format?: "json" | "junit";
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TestReport"];
                        "application/xml": components["schemas"]["JunitContent"];
                    };
                };
            };
        };
    };
    "/v1/test-runs/{id}/cancel": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TestRun"];
                    };
                };
            };
        };
    };
    "/v1/test-runs/{id}/recording": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    case_id?: string;
                    sample?: number;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "audio/wav": components["schemas"]["WavContent"];
                    };
                };
            };
        };
    };
    "/v1/usage": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    from?: string;
                    group_by?: components["schemas"]["UsageGrouping"];
                    to?: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Usage"];
                        "text/csv": components["schemas"]["CsvContent"];
                    };
                };
            };
        };
    };
    "/v1/usage/export": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    from?: string;
                    group_by?: components["schemas"]["UsageGrouping"];
                    to?: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": components["schemas"]["CsvContent"];
                    };
                };
            };
        };
    };
    "/v1/voices": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    gender?: components["schemas"]["Gender"];
                    include_total?: boolean;
                    language?: string;
                    limit?: number;
                    provider?: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["VoicePage"];
                    };
                };
            };
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["VoiceClone"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Voice"];
                    };
                };
            };
        };
    };
    "/v1/voices/{voice_id}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    voice_id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Voice"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    voice_id: string;
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/v1/voices/{voice_id}/preview": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    voice_id: string;
                };
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["VoicePreview"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "audio/mpeg": components["schemas"]["AudioContent"];
                    };
                };
            };
        };
    };
    "/v1/wallet": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Wallet"];
                    };
                };
            };
        };
        patch: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WalletUpdate"];
                    "application/merge-patch+json": components["schemas"]["WalletUpdate"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Wallet"];
                    };
                };
            };
        };
    };
    "/v1/webhook-deliveries": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    agent_id?: string;
                    call_id?: string;
                    cursor?: string;
                    event?: components["schemas"]["EventName"];
                    from?: string;
                    include_total?: boolean;
                    limit?: number;
                    status?: components["schemas"]["DeliveryStatus"];
                    to?: string;
                    webhook_id?: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WebhookDeliveryPage"];
                    };
                };
            };
        };
    };
    "/v1/webhook-deliveries/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WebhookDeliveryDetail"];
                    };
                };
            };
        };
    };
    "/v1/webhook-deliveries/replay": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DeliveryReplay"];
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DeliveryReplayResult"];
                    };
                };
            };
        };
    };
    "/v1/webhooks": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    agent_id?: string;
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WebhookPage"];
                    };
                };
            };
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookCreate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WebhookWithSecret"];
                    };
                };
            };
        };
    };
    "/v1/webhooks/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                header?: {
                    "If-Match"?: string;
                    "If-None-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Webhook"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                header?: {
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
        patch: {
            parameters: {
                header?: {
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookUpdate"];
                    "application/merge-patch+json": components["schemas"]["WebhookUpdate"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Webhook"];
                    };
                };
            };
        };
    };
    "/v1/webhooks/{id}/rotate-secret": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["SecretRotation"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WebhookSecret"];
                    };
                };
            };
        };
    };
    "/v1/webhooks/{id}/test": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["WebhookTest"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WebhookTestResult"];
                    };
                };
            };
        };
    };
    "/v1/white-label": {
        parameters: {
        };
        get: {
            parameters: {
                header?: {
                    "X-Workspace-Id"?: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WhiteLabel"];
                    };
                };
            };
        };
        patch: {
            parameters: {
                header?: {
                    "X-Workspace-Id"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WhiteLabelUpdate"];
                    "application/merge-patch+json": components["schemas"]["WhiteLabelUpdate"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WhiteLabel"];
                    };
                };
            };
        };
    };
    "/v1/white-label/domains/{domain}": {
        parameters: {
        };
        put: {
            parameters: {
                header?: {
                    "X-Workspace-Id"?: string;
                };
                path: {
                    domain: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WhiteLabelDomain"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                header?: {
                    "X-Workspace-Id"?: string;
                };
                path: {
                    domain: string;
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/v1/widgets": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    agent_id?: string;
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WidgetPage"];
                    };
                };
            };
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WidgetCreate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Widget"];
                    };
                };
            };
        };
    };
    "/v1/widgets/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                header?: {
                    "If-Match"?: string;
                    "If-None-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Widget"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                header?: {
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
        patch: {
            parameters: {
                header?: {
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WidgetUpdate"];
                    "application/merge-patch+json": components["schemas"]["WidgetUpdate"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Widget"];
                    };
                };
            };
        };
    };
    "/v1/widgets/{id}/chat": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WidgetChat"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WidgetChatReply"];
                        "text/event-stream": components["schemas"]["ChatStreamContent"];
                    };
                };
            };
        };
    };
    "/v1/widgets/{id}/chat/stream": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WidgetChat"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": components["schemas"]["ChatStreamContent"];
                    };
                };
            };
        };
    };
    "/v1/widgets/{id}/config": {
        parameters: {
        };
        get: {
            parameters: {
                header?: {
                    "If-None-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WidgetConfig"];
                    };
                };
            };
        };
    };
    "/v1/widgets/{id}/embed.js": {
        parameters: {
        };
        get: {
            parameters: {
                header?: {
                    "Accept-Encoding"?: string;
                    "If-None-Match"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/javascript": components["schemas"]["ScriptContent"];
                    };
                };
            };
        };
    };
    "/v1/widgets/{id}/preview": {
        parameters: {
        };
        get: {
            parameters: {
                header?: {
                    "Accept-Encoding"?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": components["schemas"]["PageContent"];
                    };
                };
            };
        };
    };
    "/v1/widgets/{id}/sessions": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WidgetSessionPage"];
                    };
                };
            };
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WidgetSessionCreate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WidgetSessionGrant"];
                    };
                };
            };
        };
    };
    "/v1/widgets/{id}/sessions/{session_id}/messages": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
                path: {
                    id: string;
                    session_id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WidgetMessagePage"];
                    };
                };
            };
        };
    };
    "/v1/workspaces": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    include_total?: boolean;
                    limit?: number;
                };
                header?: {
                    "X-Workspace-Id"?: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WorkspacePage"];
                    };
                };
            };
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                    "X-Workspace-Id"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WorkspaceCreate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Workspace"];
                    };
                };
            };
        };
    };
    "/v1/workspaces/{id}": {
        parameters: {
        };
        patch: {
            parameters: {
                header?: {
                    "X-Workspace-Id"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WorkspaceUpdate"];
                    "application/merge-patch+json": components["schemas"]["WorkspaceUpdate"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Workspace"];
                    };
                };
            };
        };
    };
    "/v2/create-phone-call": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RetellCallCreate"];
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RetellCall"];
                    };
                };
            };
        };
    };
    "/v2/get-call/{call_id}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    call_id: string;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RetellCall"];
                    };
                };
            };
        };
    };
}
