// Storage of recordings, documents and uploads: DATA_DIR, or a bucket of an S3-compatible store. Invariant: a bucket requires
// both keys, so that a process never starts with a storage that it cannot open.
import { flag, text, url, WEB } from '../core/setting-parsers.ts';
import {
  defineSetting,
  derivedDefault,
  readGroup,
  requireSetting,
  type Environment,
  type Parse,
} from '../core/setting.ts';
import { isKey } from '../providers/storage/keys.ts';
import type { S3Settings } from '../providers/storage/s3/client.ts';

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

const place: Parse<{ bucket: string; prefix: string } | null> = (value, refuse) => {
  if (value === 'files') return null;
  const [, bucket = '', path = ''] =
    /^s3:\/\/([^/]*)(?:\/(.*))?$/.exec(value) ?? refuse(`is "${value}", neither files nor s3://bucket`);
  if (!BUCKET.test(bucket))
    return refuse(`names the bucket "${bucket}", which has 3 to 63 of a-z, 0-9, dot and hyphen`);
  const prefix = path.replace(/\/+$/, '');
  if (prefix !== '' && !isKey(prefix))
    return refuse(`has the prefix "${prefix}", which may have letters, digits, _ . = - and /`);
  return { bucket, prefix };
};

export const storageSettings = {
  storage: defineSetting({
    name: 'STORAGE',
    parse: place,
    default: 'files',
    about:
      'Where recordings, documents and uploads are kept: files (in DATA_DIR), or s3://bucket or s3://bucket/prefix, which processes on several machines can share.',
    example: 's3://parley-recordings/production',
  }),
  s3Endpoint: defineSetting({
    name: 'S3_ENDPOINT',
    parse: url(WEB),
    default: derivedDefault('that of Amazon S3 for the region'),
    about: 'URL of the S3-compatible store.',
    example: 'https://store.example.com',
  }),
  s3Region: defineSetting({
    name: 'S3_REGION',
    parse: text,
    default: 'us-east-1',
    about: 'Region of the bucket; many stores other than Amazon’s accept any value, or auto.',
    example: 'eu-central-1',
  }),
  s3AccessKeyId: defineSetting({
    name: 'S3_ACCESS_KEY_ID',
    parse: text,
    default: null,
    about: 'Access key ID of the store. Required with STORAGE=s3://….',
    example: 'AKIAIOSFODNN7EXAMPLE',
  }),
  s3SecretAccessKey: defineSetting({
    name: 'S3_SECRET_ACCESS_KEY',
    parse: text,
    default: null,
    about: 'Secret access key of the store. Required with STORAGE=s3://….',
    example: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  }),
  s3PathStyle: defineSetting({
    name: 'S3_PATH_STYLE',
    parse: flag,
    default: derivedDefault('true with S3_ENDPOINT, else false'),
    about: 'Whether the bucket is in the path of the URL instead of its host name.',
    example: 'false',
  }),
};

/** Returns null for files in the data directory. @throws SettingError */
export function readStorage(environment: Environment): S3Settings | null {
  const { storage, s3Endpoint: endpoint, s3Region: region, s3PathStyle } = readGroup(storageSettings, environment);
  if (storage === null) return null;
  return {
    ...storage,
    endpoint,
    region,
    accessKeyId: requireSetting(storageSettings.s3AccessKeyId, environment, 'STORAGE=s3://…'),
    secretAccessKey: requireSetting(storageSettings.s3SecretAccessKey, environment, 'STORAGE=s3://…'),
    // A certificate for *.host does not cover a bucket with dots in its name.
    pathStyle: s3PathStyle ?? (endpoint !== null || storage.bucket.includes('.')),
  };
}
