const doesNotBelong = /(^|\/)(src|test|\.tsc|node_modules)\/|\.(test|stories|fixtures)\.|\.tsbuildinfo$/;

const leavesOf = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(leavesOf));
const conditionsOf = (value) =>
  typeof value === 'string'
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [key, ...conditionsOf(inner)]);

function exists(target, files) {
  const path = target.replace(/^\.\//, '');
  if (!path.includes('*')) return files.includes(path);
  const [before, after] = path.split('*');
  return files.some((file) => file.startsWith(before) && file.endsWith(after));
}

/** Dependencies that may bring fixes alone, and why. */
const patchesOnly = { 'sanitize-html': 'its next minor needs Node 22' };

/** Problems of a packed package: one sentence each, empty without problems. */
export function problemsOf({ files, manifest }) {
  const problems = [];
  for (const name of ['LICENSE', 'README.md', 'CHANGELOG.md']) {
    if (!files.includes(name)) problems.push(`${name} is missing`);
  }
  for (const file of files.filter((path) => doesNotBelong.test(path)))
    problems.push(`${file} does not belong in it`);
  for (const target of [...leavesOf(manifest.exports ?? {}), ...leavesOf(manifest.bin ?? {})]) {
    if (!exists(target, files)) problems.push(`exports or bin name ${target}, which is not in it`);
  }
  for (const field of ['description', 'keywords', 'license', 'repository', 'homepage', 'bugs']) {
    if (!manifest[field]) problems.push(`package.json has no ${field}`);
  }
  if (conditionsOf(manifest.exports ?? {}).includes('@ca-portal/source')) {
    problems.push('the exports still point at source (publishConfig.exports is missing)');
  }
  for (const field of ['dependencies', 'peerDependencies', 'optionalDependencies']) {
    for (const [name, version] of Object.entries(manifest[field] ?? {})) {
      if (version.startsWith('workspace:')) problems.push(`${field} ${name} is ${version}`);
      // An exact version causes duplicate copies for a consumer, an open range allows an untested major. Our own
      // packages share one version.
      else if (!version.startsWith('^') && !name.startsWith('@ca-portal/') && !(name in patchesOnly))
        problems.push(`${field} ${name} is ${version} and no caret range`);
      else if (name in patchesOnly && !version.startsWith('~'))
        problems.push(`${field} ${name} is ${version} and no tilde range: ${patchesOnly[name]}`);
    }
  }
  return problems;
}
