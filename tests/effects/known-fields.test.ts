/** Everyday lines of fields besides web development are accounted for, and what changes, ends, sends or deletes something is said. */
import { describe, expect, test } from 'vitest';
import { effects } from './support.ts';

const kinds = (line: string): readonly string[] => effects(line).list.map(({ kind }) => kind);
const changing = (line: string): readonly string[] => kinds(line).filter((kind) => kind !== 'network');

describe('computing clusters', () => {
  test.each([
    'squeue --me --start -o "%.18i %.9P %.8T %.10M %R"',
    'sinfo -N -l',
    'sacct -j 12345 --format=JobID,State,Elapsed,MaxRSS -X',
    'scontrol show job 12345',
    'sacctmgr show assoc user=me format=account,qos',
    'seff 12345',
    'sprio -l -j 1',
    'qstat -u me',
    'qstat -f 123.pbs',
    'qhost -q',
    'qacct -j 12',
    'pbsnodes -a',
  ])('only looks: %s', (line) => expect([changing(line), effects(line).unaccounted]).toEqual([[], []]));

  test.each([
    ['scancel 12345', ['system']],
    ['scancel -u me', ['system']],
    ['scontrol update jobid=1 timelimit=02:00:00', ['changes']],
    ['scontrol reboot n1', ['system']],
    ['scontrol delete reservationname=x', ['deletes']],
    ['scontrol token', ['secret']],
    ['sacctmgr -i delete user bob', ['deletes']],
    ['qsub -cwd -V -N job -pe smp 4 run.sh', ['runs-project-code']],
    ['qsub -o ~/.bashrc run.sh', ['startup', 'runs-project-code']],
    ['qdel -u me', ['system']],
    ['pbsnodes -o n1', ['changes']],
    ['mpirun -np 4 ./a.out', ['runs-project-code']],
    ['mpirun -np 4 rm -rf ~/x', ['deletes']],
    ['salloc -N 1 rm -rf ~/x', ['deletes']],
  ])('%s: %j', (line, expected) => expect([changing(line), effects(line).unaccounted]).toEqual([expected, []]));

  test.each(['scancel 12345', 'qdel 12'])('what is ended is named: %s', (line) =>
    expect(effects(line).list[0]).toMatchObject({ severity: 'ordinary', objects: [line.split(' ')[1]] }),
  );
  test.each(['scancel -u me', 'qdel -u me', 'scancel --state=PENDING'])('all are ended: %s', (line) =>
    expect(effects(line).list[0]?.severity).toBe('dangerous'),
  );
  test.each(['squeue --frobnicate=./x', 'scontrol frobnicate', 'sacctmgr frobnicate'])('is not accounted for: %s', (line) =>
    expect(effects(line).unaccounted).not.toEqual([]),
  );
});
