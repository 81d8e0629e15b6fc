// Six processes on one Postgres: two of each role, each with its own proxy to the database, restarted whenever a fault ends
// one. Exits that no fault caused are recorded.
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { startFaultProxy, type FaultProxy } from '../../../scripts/stand-ins/fault-proxy.ts';
import type { ProcessRole } from '../../../src/runtime.ts';
import { size } from '../../support/sizes.ts';
import { until } from '../../support/until.ts';
import { type Deployment, type Process } from '../process.ts';
import type { Order } from './process.ts';

export interface Member {
  name: string;
  role: ProcessRole;
  process: Process;
  database: FaultProxy;
  /** True from the fault that ends the process until it has started again. */
  isDown: boolean;
}

export interface Cluster {
  members: readonly Member[];
  /** Names and exit codes of processes that ended without a fault. */
  unasked: readonly string[];
  order(member: Member, order: Order): void;
  kill(member: Member): Promise<void>;
  /**
   * Sends SIGTERM, waits for the exit with a timeout, and starts a new process. @throws Error when it does not exit, or
   * exits with a code other than 0
   */
  restart(member: Member): Promise<void>;
  fillDisk(): void;
  freeDisk(): void;
  close(): Promise<void>;
}

const ROLES: readonly ProcessRole[] = ['api', 'api', 'worker', 'worker', 'voice', 'voice'];
const STOP_MS = 60_000;
/** Maximum number of faults that can affect one start. */
const MAX_STARTS = 3;
/** Messages of a start that a fault has disconnected from the database. */
const CONNECTION_LOST = /57P01|terminating connection|Connection terminated/;
// Enough for the recordings of all calls.
const DISK_MEGABYTES = size(128, 1_024);

export async function startCluster(deployment: Deployment, env: Record<string, string>): Promise<Cluster> {
  const server = deployment.databaseUrl!;
  const hasDisk = mountDisk(deployment.dataDir);
  const unasked: string[] = [];
  let isClosing = false;
  const launch = (role: ProcessRole, database: FaultProxy): Promise<Process> =>
    deployment.start(role, { ...env, DATABASE_URL: database.before(server) });
  const watch = (member: Member): void => {
    const { exited, lastWords } = member.process;
    void exited.then((code) => {
      if (!member.isDown && !isClosing) unasked.push(`${member.name} ended with ${code}: ${lastWords()}`);
    });
  };
  const again = async (member: Member): Promise<void> => {
    member.process = await supervised(() => launch(member.role, member.database));
    member.isDown = false;
    watch(member);
  };
  const members = await Promise.all(
    ROLES.map(async (role, index): Promise<Member> => {
      const name = `${role} ${(index % 2) + 1}`;
      const database = await startFaultProxy(server);
      const member = { name, role, database, process: await launch(role, database), isDown: false };
      watch(member);
      return member;
    }),
  );
  const order = ({ process }: Member, message: Order): void => void process.child.send(message);
  const everyone = (message: Order): void => {
    for (const member of members) if (!member.isDown) order(member, message);
  };
  return {
    members,
    unasked,
    order,
    async kill(member) {
      member.isDown = true;
      member.process.child.kill('SIGKILL');
      await member.process.exited;
      await again(member);
    },
    async restart(member) {
      member.isDown = true;
      member.process.child.kill('SIGTERM');
      const { exited, lastWords } = member.process;
      let code: number | string | undefined;
      void exited.then((one) => (code = one));
      await until(() => code !== undefined, { withinMs: STOP_MS, what: `${member.name} stops` });
      if (code !== 0) throw new Error(`${member.name} was asked to stop and ended with ${code}: ${lastWords()}`);
      await again(member);
    },
    fillDisk: () => (hasDisk ? fill(deployment.dataDir) : everyone({ isDiskFull: true })),
    freeDisk: () => (hasDisk ? rmSync(filler(deployment.dataDir)) : everyone({ isDiskFull: false })),
    async close() {
      isClosing = true;
      for (const { process } of members) process.child.kill('SIGKILL');
      await Promise.all(members.map(({ process }) => process.exited));
      await Promise.all(members.map(({ database }) => database.close()));
      if (hasDisk) spawnSync('umount', [deployment.dataDir]);
    },
  };
}

/**
 * Restarts like a supervisor: a start that loses its database connection exits with 1, and the process is started again.
 */
async function supervised(start: () => Promise<Process>): Promise<Process> {
  for (let starts = 1; ; starts++) {
    try {
      return await start();
    } catch (error) {
      if (starts === MAX_STARTS || !CONNECTION_LOST.test((error as Error).message)) throw error;
    }
  }
}

/** A small disk for the files, if the test may mount one; otherwise the storage of each process simulates a full disk. */
function mountDisk(directory: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', directory]).status === 0;
}

const filler = (directory: string): string => join(directory, 'filler');

function fill(directory: string): void {
  const file = openSync(filler(directory), 'w');
  const part = Buffer.alloc(64 * 1024);
  try {
    for (;;) writeSync(file, part);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}
