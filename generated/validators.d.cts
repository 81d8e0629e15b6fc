// Validators by operation; each leaves its errors on itself, as Ajv does.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.

interface ValidationError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}
interface Validator {
  (value: unknown): boolean;
  errors?: ValidationError[] | null;
}
interface OperationValidators {
  path?: Validator;
  query?: Validator;
  header?: Validator;
  body?: Validator;
}
declare const validators: Record<string, OperationValidators>;
declare namespace validators {
  export type { ValidationError, Validator, OperationValidators };
}
export = validators;
