// Runs once before all test files: builds the migrated template that each of them starts from.
import { prepareDatabase } from './database.ts';

export default prepareDatabase;
