// Settings of the sign-in with an OpenID Connect provider.
import { isLoopbackName } from '../core/address.ts';
import { list, text, url, WEB } from '../core/setting-parsers.ts';
import { defineSetting, derivedDefault, type Parse } from '../core/setting.ts';

/** Issuer exactly as the provider writes it, because it is compared with the tokens. Without TLS, only on this machine. */
const issuer: Parse<string> = (value, refuse) => {
  if (!URL.canParse(value)) return refuse('is not an address');
  const { protocol, hostname, search, hash } = new URL(value);
  if (search !== '' || hash !== '') return refuse('must have no query and no fragment');
  if (protocol === 'https:' || (protocol === 'http:' && isLoopbackName(hostname))) return value;
  return refuse('must begin with https://');
};

export const oidcSettings = {
  /** Null for no sign-in with a provider. */
  issuer: defineSetting({
    name: 'OIDC_ISSUER',
    parse: issuer,
    default: null,
    about:
      'OpenID Connect provider with which users can sign in: its issuer URL, which serves /.well-known/openid-configuration. Requires OIDC_CLIENT_ID.',
    example: 'https://id.example.com/realms/main',
  }),
  clientId: defineSetting({
    name: 'OIDC_CLIENT_ID',
    parse: text,
    default: null,
    about: 'Id of this deployment at the provider.',
    example: 'parley',
  }),
  /** Null for a public client, protected only by PKCE. */
  clientSecret: defineSetting({
    name: 'OIDC_CLIENT_SECRET',
    parse: text,
    default: null,
    about: 'Secret of this deployment at the provider; unset for a public client.',
    example: 'a-secret-from-the-provider',
  }),
  providerName: defineSetting({
    name: 'OIDC_NAME',
    parse: text,
    default: 'Single sign-on',
    about: 'Name of the provider on the login button.',
    example: 'Northwind ID',
  }),
  /** Null for a page of this service. */
  redirectUrl: defineSetting({
    name: 'OIDC_REDIRECT_URL',
    parse: url(WEB),
    default: derivedDefault('`/sign-in` below PUBLIC_URL'),
    about:
      'Page to which the provider redirects the browser, with `code` and `state` in the URL; register it with the provider.',
    example: 'https://voice.example.com/sign-in',
  }),
  secondFactorAcr: defineSetting({
    name: 'OIDC_SECOND_FACTOR_ACR',
    parse: list,
    default: '',
    about:
      'Values of the claim `acr` with which the provider confirms a second factor, for workspaces that require one. The method `mfa` in the claim `amr` is always accepted.',
    example: 'urn:okta:loa:2fa:any',
  }),
};
