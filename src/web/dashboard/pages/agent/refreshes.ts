// What shows an agent, and is asked for again after a change of one.
export const REFRESHES = ['/v1/agents', '/v1/agents/{id}', '/v1/agents/{id}/versions', '/v1/agents/{id}/functions'];
