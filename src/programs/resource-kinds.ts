/** Kinds of resources in clusters, containers and databases, by how much ends with one: a namespace ends with all that is in it. */

/** Each line holds more than the one before it. Names, short names and what people say, in a few languages. Source: kubectl api-resources, docker(1), SQL. */
const RANKS: readonly string[] = [
  `pod po job cronjob cj replicaset rs replica event ev row record entry key container image img
    zeile datensatz eintrag schl\u00fcssel bild ligne enregistrement cl\u00e9 conteneur fila registro clave contenedor imagen riga chiave linha chave`,
  `deployment deploy statefulset sts daemonset ds service svc ingress ing configmap cm secret hpa network net index view column function
    dienst netz spalte r\u00e9seau colonne servicio columna servizio rete colonna servi\u00e7o rede coluna`,
  `table collection pvc pv volume vol data disk release instance persistentvolumeclaim persistentvolume claim
    tabelle tabell festplatte tabla tabela tabella disque disco volumen`,
  'node no nodepool schema stack system knoten n\u0153ud noeud nodo sistema syst\u00e8me',
  `namespace ns crd customresourcedefinition database db keyspace
    namensraum datenbank bdd banco \u0431\u0430\u0437\u0430`,
  'cluster project everything alles tutto tudo projekt projet proyecto progetto projeto',
];

const RANK_OF: ReadonlyMap<string, number> = new Map(
  RANKS.flatMap((line, rank) => line.split(/\s+/).map((name): readonly [string, number] => [name, rank + 1])),
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
