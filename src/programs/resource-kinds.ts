/** Kinds of resources in clusters, containers and databases, by how much ends with one: a namespace ends with all that is in it. */

/** Each line holds more than the one before it. Names, short names and what people say. Source: kubectl api-resources, docker(1), SQL. */
const RANKS: readonly string[] = [
  'pod po job cronjob cj replicaset rs replica event ev row record entry key container image img',
  'deployment deploy statefulset sts daemonset ds service svc ingress ing configmap cm secret hpa network net index view column function',
  'table collection pvc pv volume vol data disk release instance persistentvolumeclaim persistentvolume claim',
  'node no nodepool schema stack system',
  'namespace ns crd customresourcedefinition database db keyspace',
  'cluster project everything',
];

const RANK_OF: ReadonlyMap<string, number> = new Map(
  RANKS.flatMap((line, rank) => line.split(' ').map((name): readonly [string, number] => [name, rank + 1])),
);

/** The rank of a word that names a kind, in singular or plural; 0 for any other word. */
export function rankOf(word: string): number {
  const name = word.toLowerCase();
  return (
    RANK_OF.get(name) ??
    RANK_OF.get(name.replace(/s$/, '')) ??
    RANK_OF.get(name.replace(/(?:es|ies)$/, (end) => (end === 'es' ? '' : 'y'))) ??
    0
  );
}
