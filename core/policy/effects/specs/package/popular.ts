// Names of tools that developers run directly from a registry every day. Others are routine too, but recorded.

const NAMES: ReadonlySet<string> = new Set(
  (
    'typescript tsc tsx ts-node eslint prettier biome @biomejs/biome jest vitest mocha ava tap nyc c8 playwright @playwright/test cypress ' +
    'webpack vite rollup esbuild parcel turbo nx lerna next nuxt astro svelte-kit remix create-react-app create-next-app create-vite ' +
    'create-vue create-svelte create-astro create-remix create-expo-app create-t3-app degit serve http-server live-server nodemon ' +
    'concurrently rimraf cross-env dotenv-cli husky lint-staged commitlint @commitlint/cli semantic-release changeset @changesets/cli ' +
    'prisma drizzle-kit knex sequelize sequelize-cli typeorm storybook sb stylelint tailwindcss @tailwindcss/cli postcss sass markdownlint ' +
    'markdownlint-cli markdownlint-cli2 depcheck npm-check npm-check-updates ncu syncpack knip madge license-checker size-limit ' +
    'bundlesize source-map-explorer lighthouse pa11y axe kill-port wait-on tsup unbuild swc @swc/cli babel @babel/cli gulp grunt ' +
    'ng @angular/cli @nestjs/cli nest expo react-native vue @vue/cli ember gatsby wrangler vercel netlify netlify-cli firebase ' +
    'firebase-tools snyk audit-ci cspell jscpd plop hygen openapi-generator-cli @openapitools/openapi-generator-cli swagger-cli redocly ' +
    '@redocly/cli graphql-codegen @graphql-codegen/cli json-server msw zx yarn pnpm npm bun corepack cowsay rollup-plugin-visualizer ' +
    '@modelcontextprotocol/inspector @anthropic-ai/claude-code tree-sitter ' +
    'black ruff isort flake8 mypy pyright pylint pytest tox nox pre-commit cookiecutter poetry pipenv build twine sphinx mkdocs jupyter ' +
    'jupyterlab ipython httpie yt-dlp awscli ansible copier pip-tools pip-audit bandit safety hatch pdm uv codespell djlint sqlfluff ' +
    'vulture interrogate commitizen bump2version bumpversion pycowsay cowsay streamlit gradio nbstripout pyupgrade autoflake towncrier'
  ).split(' '),
)

/** Whether a package name is one of the well-known developer tools. */
export function is_popular(name: string): boolean {
  return (
    NAMES.has(name) ||
    /^(?:@types|@babel|@eslint|@typescript-eslint|@angular|@vue|@nestjs|@storybook|@aws-sdk|@testing-library|@swc|@rollup|@vitejs|@nuxt|@sveltejs|@remix-run|@tailwindcss|@changesets|@commitlint|create)[/-]/.test(
      name,
    )
  )
}

/** Channels of conda whose packages many people build and look at. */
const CHANNELS: ReadonlySet<string> = new Set(
  (
    'defaults conda-forge bioconda anaconda main r msys2 pytorch pytorch-nightly pytorch-test nvidia nvidia/label intel rapidsai ' +
    'rapidsai-nightly huggingface fastai fastchan plotly pyviz bokeh dask h2oai esri gurobi ibmdecisionoptimization xtensor numba ' +
    'psi4 omnia openeye schrodinger rdkit menpo ilastik-forge robostack robostack-staging robostack-humble ros ohmeta mosek cvxgrp ' +
    'dglteam pyg metaflow conda-canary cctbx bioconductor qiime2 mlflow ai4earth gpue sunpy astropy microsoft ccordoba12'
  ).split(' '),
)

/** Whether somebody unknown builds what comes from this channel of conda. Addresses are judged by their host. */
export function is_odd_channel(name: string): boolean {
  if (name === '' || /[:\\]|^[./~]/.test(name)) return false
  return !CHANNELS.has(name.toLowerCase()) && !CHANNELS.has(name.toLowerCase().split('/')[0] ?? '')
}
