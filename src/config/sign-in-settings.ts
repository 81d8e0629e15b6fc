// Settings of the sign-in with an OpenID Connect provider.
import { isLoopbackName } from '../core/address.ts';
import { defineSetting, derived, type Parse } from '../core/setting.ts';
import { list, text, url, WEB } from '../core/setting-parsers.ts';

/** Issuer exactly as the provider writes it, because it is compared with the tokens. Without TLS, only on this machine. */
const issuer: Parse<string> = (value, refuse) => {
  if (!URL.canParse(value)) return refuse('is not an address');
  const { protocol, hostname, search, hash } = new URL(value);
  if (search !== '' || hash !== '') return refuse('must have no query and no fragment');
  if (protocol === 'https:' || (protocol === 'http:' && isLoopbackName(hostname))) return value;
  return refuse('must begin with https://');
};

export const oidcSettings = {
  /** Null: no sign-in with a provider. */
  issuer: defineSetting({
    name: 'OIDC_ISSUER',
    parse: issuer,
    default: null,
    about:
      'OpenID Connect provider at which users can sign in: its issuer, at which /.well-known/openid-configuration is found. Requires OIDC_CLIENT_ID.',
    example: 'https://id.example.com/realms/main',
  }),
  clientId: defineSetting({
    name: 'OIDC_CLIENT_ID',
    parse: text,
    default: null,
    about: 'Id of this deployment at the provider.',
    example: 'parley',
  }),
  /** Null: a public client, protected only by PKCE. */
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
    about: 'Name of the provider on the button of the login.',
    example: 'Northwind ID',
  }),
  /** Null: a page of this service. */
  redirectUrl: defineSetting({
    name: 'OIDC_REDIRECT_URL',
    parse: url(WEB),
    default: derived('`/sign-in` below PUBLIC_URL'),
    about:
      'Page to which the provider sends the browser back, with `code` and `state` in the address; register it at the provider.',
    example: 'https://voice.example.com/sign-in',
  }),
  secondFactorAcr: defineSetting({
    name: 'OIDC_SECOND_FACTOR_ACR',
    parse: list,
    default: '',
    about:
      'Values of the claim `acr` with which the provider says that a user has shown a second factor, for workspaces that require one. The method `mfa` in the claim `amr` counts without it.',
    example: 'urn:okta:loa:2fa:any',
  }),
};
