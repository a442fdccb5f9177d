/** Sentences about Kubernetes, Helm, Terraform and Docker Compose. */
export const CLUSTER_TEXTS = `
kubectl, k, oc: manages a Kubernetes cluster
-n= --namespace=: in this namespace
--context=: with this cluster of the configuration
--kubeconfig=: with this configuration
subcommands: take these options too
kubectl get: lists things of the cluster
-A --all-namespaces: in all namespaces
-o= --output=: in this form: wide, yaml, json, name, jsonpath=…
-w --watch: goes on showing changes
-l= --selector=: only those with these labels
-f= --filename=: those that this file describes
-L= --label-columns=: with these labels as columns
--show-labels: with all labels
--sort-by=: sorted by this field
--field-selector=: only those with these values
--no-headers: without the names of the columns
.1: the kind of thing: pods, services, nodes, all …
others: its names
kubectl describe: shows all that is known of things
-A --all-namespaces: in all namespaces
-l= --selector=: only those with these labels
.1: the kind of thing
others: its names
kubectl logs: shows what a container printed
-f --follow: goes on showing what is added
-c= --container=: of this container
--tail=: the last so many lines
--since=: not older than this: 5s, 2m, 3h
-p --previous: of the run before the last restart
-l= --selector=: of all pods with these labels
--all-containers: of all containers
--timestamps: with times
others: the pod, or KIND/NAME
kubectl exec: runs a command in a container
-i --stdin: with its input open
-t --tty: with a terminal
-c= --container=: in this container
.1: the pod, or KIND/NAME
kubectl apply: makes the cluster fit a description
-f= --filename=: the file, folder or address with the description
-k= --kustomize=: the folder with a kustomization
-R --recursive: folders with all that is in them
--dry-run?: changes nothing; client or server checks it
--prune: removes what the description does not have any more
--server-side: the server merges the changes
kubectl create: makes things in the cluster
-f= --filename=: from this file
--dry-run?: changes nothing
-o= --output=: shows it in this form
others: what is made
kubectl delete: removes things from the cluster
-f= --filename=: those that this file describes
-l= --selector=: those with these labels
--all: all of this kind
--force: at once, without waiting for them to end
--grace-period=: so many seconds to end
--wait: waits until they are gone
--ignore-not-found: no error when there is none
.1: the kind of thing
others: its names
kubectl edit: changes a thing in the editor
others: the kind of thing, and its name
kubectl rollout: follows or turns back the versions of a deployment
kubectl rollout restart: starts its pods anew, one after the other
others: KIND/NAME
kubectl rollout status: waits until a new version runs
others: KIND/NAME
kubectl rollout undo: goes back to the version before
--to-revision=: to this version
others: KIND/NAME
kubectl scale: sets how many pods run
--replicas=: so many
others: KIND/NAME
kubectl port-forward: connects a port here to a pod
--address=: listens at this address
.1: the pod, or KIND/NAME
others: HERE:THERE
kubectl top: shows what nodes or pods use
-A --all-namespaces: in all namespaces
others: nodes or pods
kubectl cp: copies files from or to a container
-c= --container=: of this container
others: from, then to; POD:PATH is in the container
kubectl config: shows or changes the configuration
others: what is done with it
kubectl completion: prints the completion for a shell
others: the shell
kubectl drain: moves all pods off a node
--ignore-daemonsets: leaves those that run on each node
--delete-emptydir-data: temporary data of the pods is lost
--force: also pods that nothing starts again
others: the node
kubectl label: sets labels
--overwrite: replaces those that are there
others: the kind, its name, LABEL=VALUE
kubectl run: starts a pod with an image
--image=: this image
-i --stdin: with its input open
-t --tty: with a terminal
--rm: removes the pod when it ends
--restart=: when it is started again
others: its name
helm: installs packages in a Kubernetes cluster
-n= --namespace=: in this namespace
subcommands: take these options too
helm install: installs a package
-f= --values=: with the settings of this file
--set=: with this setting
--version=: this version of it
--create-namespace: makes the namespace if there is none
--wait: waits until it runs
--dry-run?: changes nothing
.1: the name that it gets
others: the package
helm upgrade: brings an installed package to a new version or setting
-f= --values=: with the settings of this file
-i --install: installs it if it is not installed
--set=: with this setting
--version=: this version of it
--create-namespace: makes the namespace if there is none
--atomic: goes back when it fails
--wait: waits until it runs
--dry-run?: changes nothing
.1: the name of what is installed
others: the package
helm list, helm ls: lists what is installed
-A --all-namespaces: in all namespaces
-a --all: failed and removed ones too
helm uninstall, helm delete: removes an installed package
others: its name
helm rollback: goes back to an earlier version
others: its name, and the number of the version
helm repo: manages the places packages come from
others: what is done with them
terraform, tofu: builds infrastructure from a description
-chdir=: goes to this folder first
terraform init: prepares a folder: fetches what the description needs
-upgrade: newer versions, where allowed
-reconfigure: forgets where the state was kept
-backend-config=: with this setting of the place of the state
terraform plan: shows what would be changed
-out=: keeps the plan in this file
-var=: sets a variable
-var-file=: sets the variables of this file
-target=: only this and what it needs
-destroy: plans to remove everything
-refresh-only: only compares with what is there
terraform apply: makes the changes
-auto-approve: without asking
-var=: sets a variable
-var-file=: sets the variables of this file
-target=: only this and what it needs
-replace=: makes this anew
-destroy: removes everything
-refresh-only: only takes over what is there
others: a plan that was kept
terraform destroy: removes everything that was built
-auto-approve: without asking
-var=: sets a variable
-var-file=: sets the variables of this file
-target=: only this and what needs it
terraform fmt: brings descriptions into the usual form
-recursive: in folders below too
-check: changes nothing, and says whether it would
-diff: shows the differences
terraform validate: checks a description
terraform output: shows the results
-json: as JSON
-raw: without quotes
others: the name of one
docker compose, docker-compose, podman-compose: runs several containers together
-f= --file=: the file that describes them
-p= --project-name=: under this name
--profile=: with those of this profile
--env-file=: variables from this file
subcommands: take these options too
docker compose up: starts them
-d --detach: in the background
--build: builds the images first
--force-recreate: makes them anew although nothing changed
--remove-orphans: removes those that the file does not have any more
--no-deps: without those that they need
--wait: waits until they run
--scale=: so many of one service: NAME=NUMBER
--pull=: fetches images: always, missing, never
others: only these services
docker compose down: stops and removes them
-v --volumes: their volumes too: what is in them is lost
--rmi=: their images too: all or local
--remove-orphans: removes those that the file does not have any more
-t= --timeout=: so many seconds to end
others: only these services
docker compose logs: shows what they printed
-f --follow: goes on showing what is added
-n= --tail=: the last so many lines
--since=: since this time
-t --timestamps: with times
--no-color: without colours
others: of these services
docker compose ps: lists them
-a --all: ended ones too
-q --quiet: only their numbers
--services: only the names of the services
others: of these services
docker compose exec: runs a command in one of them
-T --no-TTY: without a terminal
-u= --user=: as this user
-e= --env=: with this variable
-w= --workdir=: in this folder
-d --detach: in the background
.1: the service
docker compose run: starts a service once, with a command
--rm: removes the container when it ends
-e= --env=: with this variable
--no-deps: without those that it needs
--service-ports: with its ports
-v= --volume=: with this folder: HOST:CONTAINER
.1: the service
docker compose build: builds the images
--no-cache: everything anew
--pull: with newer images where there are any
--build-arg=: sets a variable of the build
others: of these services
docker compose pull: fetches the images
others: of these services
docker compose restart: stops and starts them
others: these services
docker compose stop: stops them
others: these services
docker compose start: starts those that were stopped
others: these services
docker compose config: shows the description with all variables replaced
docker system: shows and cleans what Docker keeps
docker system prune: removes stopped containers and what nothing uses
-a --all: all images that no container uses
--volumes: volumes too: what is in them is lost
-f --force: without asking
--filter=: only those that match
docker system df: shows how much room it takes
-v --verbose: one by one
docker volume: manages volumes: folders that outlive containers
docker volume ls: lists volumes
-q --quiet: only their names
docker volume rm: removes volumes: what is in them is lost
-f --force: without errors for missing ones
others: their names
docker volume prune: removes volumes that nothing uses
-a --all: those with a name too
-f --force: without asking
docker network: manages networks of containers
docker network ls: lists networks
docker image: manages images
docker image ls: lists images
-a --all: those in between too
-q --quiet: only their numbers
docker image prune: removes images that nothing uses
-a --all: all that no container uses
-f --force: without asking
docker container: manages containers
docker container ls: lists containers
-a --all: stopped ones too
-q --quiet: only their numbers
docker container prune: removes stopped containers
-f --force: without asking
`;
