// Containers and clusters: access to the host, deleting volumes and workloads, entering nodes.
import { pack, rule } from '#core/policy/rules/pack.ts'

export const CONTAINER = pack({
  pack: 'core.container',
  version: '1.0.0',
  rules: [
    rule({
      id: 'core.container/host-control',
      when: {
        effect: 'ctr.run',
        any: [
          { field: 'privileged', is: true },
          { field: 'host_mount', is: true },
        ],
      },
      verdict: 'block',
      score: { d1: 3, d2: 3, d3: 3 },
      category: 20,
      reason:
        'Starts a container that controls the host: privileged, or with system folders or the engine socket mounted.',
      suggest: [{ text: 'Mount only the project', command: 'docker run --rm -v ./:/work -w /work node:24 npm test' }],
      match: [
        'docker run --privileged -it ubuntu bash',
        "docker run -it -v /etc:/host-etc alpine sh -c 'echo x >> /host-etc/passwd'",
        'podman run --rm -v /:/rootfs:rw fedora rm -rf /rootfs/var',
        'docker run -v /var/run/docker.sock:/var/run/docker.sock alpine',
        'kubectl debug node/n1 -it --image=busybox -- chroot /host',
      ],
      not_match: [
        'docker run --rm -v ./:/work -w /work node:24 npm test',
        'docker run --rm -it python:3.12 python -V',
        'docker run -p 5432:5432 postgres',
        'grep -rn privileged docs/',
      ],
    }),
    rule({
      id: 'core.container/host-namespace',
      when: {
        effect: 'ctr.run',
        any: [
          { field: 'host_namespace', is: true },
          { field: 'unconfined', is: true },
        ],
      },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 2 },
      category: 20,
      reason: 'Starts a container that shares processes with the host or runs without confinement.',
      match: [
        'docker run --pid=host -it alpine',
        'docker run --security-opt seccomp=unconfined -it ubuntu',
        'podman run --uts host --pid host fedora',
      ],
      not_match: [
        'docker run --rm -it python:3.12',
        'docker run --network host nginx',
        'docker run --gpus all --ipc=host --rm -it pytorch/pytorch:latest',
      ],
    }),
    rule({
      id: 'core.container/privileged-exec',
      when: { effect: 'ctr.exec', field: 'privileged', is: true },
      verdict: 'block',
      score: { d1: 3, d2: 2, d3: 3 },
      category: 20,
      reason: 'Enters a container with the rights of the host, or the host itself from inside one.',
      match: [
        'docker exec --privileged c1 mount /dev/sda1 /mnt',
        'docker exec -it --privileged web sh',
        'podman exec --privileged c id',
        'nsenter -t 1 -m -u -i -n bash',
      ],
      not_match: ['docker exec -it web sh', 'docker exec api npm run migrate:status', 'nsenter -t 4242 -n ip addr'],
    }),
    rule({
      id: 'core.container/miner',
      when: { effect: 'ctr.run', field: 'miner', is: true },
      verdict: 'block',
      score: { d1: 3, d2: 1, d3: 3 },
      category: 9,
      reason: 'Starts a container image that mines cryptocurrency.',
      match: [
        'docker run -d example/xmr --coin monero -o pool:3333',
        'docker run -d xmrig/xmrig',
        'docker run metal3d/xmrig -o pool:3333',
        'podman run -d minerd',
      ],
      not_match: ['docker run -d nginx', 'docker images', 'docker pull redis'],
    }),
    rule({
      id: 'core.container/stop-all',
      when: {
        effect: 'ctr.remove',
        any: [
          { field: 'stop', is: true },
          { field: 'live', is: true },
        ],
      },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 2 },
      category: 20,
      reason: 'Stops every container that runs, or those of production.',
      suggest: [{ text: 'Stop the services of this project', command: 'docker compose stop' }],
      match: [
        'docker compose -f docker-compose.prod.yml down',
        'docker stop $(docker ps -q)',
        'docker kill $(docker ps -aq)',
        'docker ps -q | xargs docker stop',
      ],
      not_match: [
        'docker stop api',
        'docker compose stop',
        'docker stop $(docker ps -qf name=shop_)',
        'docker ps -qf name=shop_ | xargs -r docker stop',
      ],
    }),
    rule({
      id: 'core.container/remove-volumes',
      when: {
        effect: 'ctr.remove',
        any: [
          { field: 'volumes', is: true },
          { field: 'swarm', is: true },
        ],
      },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 2 },
      category: 20,
      reason: 'Removes container volumes or everything at once; the data in them is gone.',
      suggest: [{ text: 'Stop the services and keep their volumes', command: 'docker compose down' }],
      match: [
        'docker compose down --volumes --remove-orphans',
        'docker volume prune -f',
        'docker system prune -a --volumes -f',
        'docker container rm -f -v $(docker container ls -aq)',
        'docker volume rm pgdata',
      ],
      not_match: [
        'docker compose down',
        'docker rm old-test',
        'docker rmi acme/api:old',
        'docker volume ls',
        'docker image prune -f',
      ],
    }),
    rule({
      id: 'core.container/delete-system',
      when: {
        effect: 'k8s.delete',
        any: [
          { field: 'system', is: true },
          {
            all: [
              { field: 'grave', is: true },
              { field: 'prod', is: true },
            ],
          },
        ],
      },
      verdict: 'block',
      score: { d1: 3, d2: 3, d3: 3 },
      category: 20,
      reason: 'Deletes a namespace or resources that the cluster needs to run.',
      match: [
        'kubectl delete ns kube-system',
        'kubectl delete deploy --all -n kube-system',
        'kubectl delete namespace prod-payments',
        'kubectl -n kube-system delete pod coredns-1',
      ],
      not_match: [
        'kubectl get ns kube-system',
        'kubectl delete pod web-1 -n dev',
        'kubectl delete pod x --dry-run=client -o yaml',
      ],
    }),
    rule({
      id: 'core.container/delete-resources',
      when: { effect: 'k8s.delete', field: 'narrow', is: false },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 3 },
      category: 20,
      reason: 'Deletes or drains workloads, releases or nodes of a cluster.',
      suggest: [{ text: 'Try it without effect first', command: 'kubectl delete deploy api --dry-run=client' }],
      match: [
        'kubectl delete deploy,svc,cm --all -n default',
        'kubectl delete crd --all',
        'kubectl cordon n1',
        'helm uninstall ingress-nginx --namespace prod',
        'kubectl drain n1 --ignore-daemonsets',
      ],
      not_match: [
        'kubectl delete pod web-1',
        'helm list',
        'kubectl delete deploy api --dry-run=client',
        'kubectl rollout status deploy/api',
      ],
    }),
    rule({
      id: 'core.container/change-production',
      when: { effect: 'k8s.change', field: 'prod', is: true },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 2 },
      category: 20,
      reason: 'Changes workloads that are marked as production.',
      suggest: [{ text: 'Show the difference first', command: 'kubectl diff -f deploy.yaml' }],
      match: [
        'kubectl apply -f k8s/prod',
        'kubectl apply -k overlays/production',
        'kubectl rollout undo deploy/api -n prod',
        'kubectl apply -f deploy.yaml --context prod-eu',
        'helm upgrade api ./chart -n production',
      ],
      not_match: [
        'kubectl apply -k overlays/dev',
        'kubectl apply -f docs/product.yaml',
        'kubectl apply -f deploy.yaml -n dev',
        'kubectl get deploy -n prod',
        'helm history api -n production',
      ],
    }),
    rule({
      id: 'core.container/enter-production',
      when: {
        effect: 'k8s.exec',
        any: [
          { field: 'prod', is: true },
          { field: 'privileged', is: true },
        ],
      },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 2 },
      category: 20,
      reason: 'Runs a command inside a production workload or on a node.',
      match: [
        'kubectl exec -it api-1 -n prod -- sh',
        'kubectl debug node/n1 -it --image=busybox',
        'kubectl --context production exec api-1 -- env',
      ],
      not_match: [
        'kubectl exec -it api-1 -n dev -- sh',
        'kubectl logs api-1 -n prod',
        'kubectl describe pod api-1 -n prod',
      ],
    }),
  ],
})
