// Derives the settings of the HTTP layer from the deployment's settings.
import type { Config } from '../config.ts';
import { defaultHttpSettings, type HttpSettings } from '../http/http-settings.ts';
import type { LocalSecrets } from './local-secrets.ts';
import { serviceIdOf } from './service-id.ts';

// A page loads several files, so the limit of its address is multiplied.
const PAGE_FILES = 10;
// An MCP client sends several messages per tool call. The tool's own requests count against the user's limit.
const MCP_MESSAGES = 3;

export function serverSettings(config: Config, secrets: LocalSecrets): HttpSettings {
  const { rateLimits, failedAuthentication } = defaultHttpSettings;
  return {
    ...defaultHttpSettings,
    host: config.host,
    port: config.port,
    publicUrl: config.publicUrl,
    jwtSecret: secrets.jwtSecret,
    serviceId: serviceIdOf(secrets.encryptionKey),
    rateLimits: {
      ...rateLimits,
      user: { ...rateLimits['user']!, max: config.rateLimitUser },
      public: { ...rateLimits['public']!, max: config.rateLimitIp },
      pages: { ...rateLimits['pages']!, max: config.rateLimitIp * PAGE_FILES },
      mcp: { ...rateLimits['mcp']!, max: config.rateLimitUser * MCP_MESSAGES },
      demo: { ...rateLimits['public']!, max: config.rateLimitDemo },
    },
    failedAuthentication: { ...failedAuthentication, max: config.rateLimitIp },
    corsOrigins: config.corsOrigins,
    localOnly: config.development,
    ownUrls: [config.publicUrl, config.voiceUrl, config.internalUrl].filter((url) => url !== null),
    metricsToken: config.metricsToken,
    hstsSubdomains: config.hstsSubdomains,
    trustProxy: config.trustProxy,
    maxConnections: config.maxConnections,
    maxConnectionsPerAddress: config.maxConnectionsPerAddress,
  };
}
