// Paths that show an agent and are refetched after a change of one.
export const REFRESHES = ['/v1/agents', '/v1/agents/{id}', '/v1/agents/{id}/versions', '/v1/agents/{id}/functions'];
