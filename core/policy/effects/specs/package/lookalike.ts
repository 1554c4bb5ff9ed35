// Package names one typo away from a popular one, the usual way to get foreign code installed. Source: ENGINE 13
// (pkg.*: lookalike names), 19 (category 17).
import { fold_text, is_foreign } from '#core/policy/parse/text/hygiene.ts'

const NPM =
  'react react-dom lodash express axios chalk commander moment dayjs typescript webpack vite rollup esbuild eslint prettier jest vitest mocha chai ' +
  'sinon cypress playwright puppeteer next nuxt svelte angular jquery bootstrap tailwindcss postcss autoprefixer babel dotenv cors helmet morgan ' +
  'mongoose sequelize prisma knex redis ioredis mysql mysql2 sqlite3 socket.io graphql apollo-server nodemon concurrently rimraf cross-env husky ' +
  'lint-staged uuid nanoid semver debug request node-fetch got superagent cheerio yargs inquirer ora colors color minimist glob fs-extra chokidar ' +
  'winston pino passport jsonwebtoken bcrypt bcryptjs multer body-parser cookie-parser express-session validator joi yup zod ajv rxjs redux ' +
  'react-redux react-router react-router-dom zustand mobx immer formik styled-components three electron discord.js web3 ethers underscore async ' +
  'bluebird classnames date-fns prop-types handlebars mustache marked highlight.js sharp jimp xml2js csv-parse papaparse ws cross-spawn event-stream'
const PYPI =
  'requests numpy pandas scipy matplotlib scikit-learn tensorflow torch torchvision keras flask django fastapi uvicorn gunicorn sqlalchemy alembic ' +
  'pydantic pytest tox black ruff flake8 mypy pylint isort click typer rich tqdm pillow opencv-python beautifulsoup4 selenium scrapy lxml httpx ' +
  'aiohttp urllib3 certifi boto3 botocore awscli cryptography pycryptodome paramiko fabric ansible celery redis psycopg2 psycopg2-binary pymongo ' +
  'pymysql jinja2 werkzeug markdown pyyaml toml python-dotenv setuptools wheel virtualenv poetry jupyter notebook ipython seaborn plotly streamlit ' +
  'transformers datasets openai anthropic langchain tiktoken nltk spacy gensim xgboost lightgbm networkx sympy pytz python-dateutil simplejson ' +
  'colorama termcolor psutil docker kubernetes google-cloud-storage grpcio protobuf websockets twisted tornado bottle discord.py telethon'

const GEMS =
  'rails rack sinatra nokogiri devise puma sidekiq rspec rubocop bundler activerecord activesupport ' +
  'capistrano jekyll faraday httparty rest-client redis sequel sassc webrick minitest ' +
  'pry thor fastlane cocoapods'

const CRATES =
  'serde serde_json tokio anyhow thiserror reqwest actix-web rayon itertools lazy_static once_cell chrono tracing ' +
  'bitflags crossbeam parking_lot env_logger rustls indexmap hashbrown walkdir tempfile criterion proptest'

const NAMES: Readonly<Record<string, ReadonlySet<string>>> = {
  npm: new Set(NPM.split(' ')),
  pypi: new Set(PYPI.split(' ')),
  gem: new Set(GEMS.split(' ')),
  crate: new Set(CRATES.split(' ')),
}
/** Packages that are one slip away from a popular one and widely used themselves: `psycopg` is the newer `psycopg2`. */
const OWN_NAMES: Readonly<Record<string, ReadonlySet<string>>> = {
  npm: new Set('crypt graphiql sqlite mimer semiver ttypescript fs.extra highlightjs esplint'.split(' ')),
  crate: new Set('chronos tracking racing'.split(' ')),
  pypi: new Set('psycopg psycopg-binary scapy pyaml dataset unicorn fastai python'.split(' ')),
}
/** Shorter names are too close to each other. */
const MIN_CHARS = 5

interface Popular {
  name: string
  folded: string
}

/** The names that can be mistaken for one of a length: a slip adds or drops one letter at most. In the order of the lists. */
const NEAR: Readonly<Record<string, ReadonlyMap<number, readonly Popular[]>>> = Object.fromEntries(
  Object.entries(NAMES).map(([ecosystem, names]) => [ecosystem, near_lengths(names)]),
)

function near_lengths(names: ReadonlySet<string>): ReadonlyMap<number, readonly Popular[]> {
  const near = new Map<number, Popular[]>()
  for (const name of names) {
    if (name.length < MIN_CHARS) continue
    const popular = { name, folded: fold(name) }
    for (const length of [name.length - 1, name.length, name.length + 1])
      near.set(length, [...(near.get(length) ?? []), popular])
  }
  return near
}

function fold(name: string): string {
  return name.replace(/[-_.]/g, '')
}
/** A letter more somewhere inside is a slip only in names as long as this. */
const MIN_INSERTED = 6

/** Whether this is the name of a popular package, which its makers publish in that registry. */
export function is_popular_package(name: string, ecosystem: 'npm' | 'pypi' | 'gem' | 'crate'): boolean {
  return NAMES[ecosystem]?.has(name) === true
}

/** The popular package a name can be mistaken for; null for popular names and for all others. */
export function imitated_package(name: string, ecosystem: 'npm' | 'pypi' | 'gem' | 'crate'): string | null {
  // Part of it is not known.
  if (name.includes('\u0000')) return null
  // Registries allow only ASCII names, so a letter of another script is meant to deceive.
  if (is_foreign(name)) return fold_text(name)
  const lower = name.toLowerCase()
  const near = NEAR[ecosystem]?.get(lower.length)
  if (near === undefined || lower.length < MIN_CHARS || NAMES[ecosystem]?.has(lower) || lower.startsWith('@'))
    return null
  if (OWN_NAMES[ecosystem]?.has(lower) === true) return null
  if (ecosystem === 'npm' && lower.endsWith('.js') && NAMES.npm?.has(lower.slice(0, -3))) return lower.slice(0, -3)
  const folded = fold(lower)
  const punctuated = ecosystem === 'npm' && folded !== lower
  for (const one of near) if ((punctuated && folded === one.folded) || is_slip(one.name, lower)) return one.name
  return null
}

/** One letter dropped or doubled, two neighbours swapped, or letters that look alike. */
function is_slip(known: string, name: string): boolean {
  let i = 0
  while (i < known.length && known.charCodeAt(i) === name.charCodeAt(i)) i++
  // Other last letters, and more than two neighbours left: no slip, and nothing has to be cut out.
  if (
    known.length > i + 2 &&
    name.length > i + 2 &&
    known.charCodeAt(known.length - 1) !== name.charCodeAt(name.length - 1)
  )
    return false
  const rest = known.slice(i)
  const other = name.slice(i)
  if (rest.slice(1) === other) return true
  if (
    other.slice(1) === rest &&
    i > 0 &&
    (other[0] === known[i - 1] || (rest.length > 1 && known.length >= MIN_INSERTED))
  )
    return true
  if (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2)) return true
  return rest.slice(1) === other.slice(1) && LOOKS_LIKE.has(`${rest[0]}${other[0]}`)
}

const LOOKS_LIKE: ReadonlySet<string> = new Set(['l1', '1l', 'o0', '0o', 'i1', '1i', 'li', 'il', 'e3', 's5'])

/** Whether a popular package is exchanged for a name one letter away: nobody changes a dependency like that on purpose. */
export function renames_popular(from: string, to: string, ecosystem: 'npm' | 'pypi' | 'gem' | 'crate'): boolean {
  if (from === to || from.length < MIN_CHARS || NAMES[ecosystem]?.has(from) !== true || NAMES[ecosystem]?.has(to))
    return false
  // `mysql2` and a plural are other packages, not slips.
  if (to.startsWith(from) && /^[\d-]$|^s$/.test(to.slice(from.length)) && !from.endsWith(to.slice(from.length)))
    return false
  return is_one_letter_off(from, to)
}

function is_one_letter_off(from: string, to: string): boolean {
  if (Math.abs(from.length - to.length) > 1) return false
  let same = 0
  while (same < from.length && from[same] === to[same]) same++
  const [rest, other] = [from.slice(same), to.slice(same)]
  const swapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2)
  return swapped || rest.slice(1) === other || other.slice(1) === rest || rest.slice(1) === other.slice(1)
}
