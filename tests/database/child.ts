// Opens the embedded database in the given directory and inserts rows. Prints each number after its commit.
import { openDatabase } from '../support/open-database.ts';

const database = await openDatabase({ embedded: process.argv[2] ?? '' });
await database.pool.query('create table if not exists written (n int)');
for (let n = 1; ; n++) {
  await database.pool.query('insert into written (n) values ($1)', [n]);
  console.log(n);
}
