// People, companies, and much at once. Source: CONTRACT 2.8, ENGINE 3.
import { one_of } from '#core/compose.ts'
import { HERE, PARTIES, type Pair } from '#core/policy/effects/tool/pairs/pair.ts'

/** Pairs about people and companies, and about much at once. */
export const PEOPLE_PAIRS: readonly Pair[] = [
  // Who somebody is, and whose something is.
  {
    verbs: 'close lock freeze anonymize anonymise forget offboard expire invalidate logout signout unenroll',
    objects: `${PARTIES} wallet card`,
    deed: 'danger',
    // Cards of boards and of memory are nobody's money.
    server: /^(?!.*(?:board|trello|kanban|flash|anki|task|plan|project))/,
  },
  {
    verbs: 'invalidate expire logout signout kill',
    objects: 'session token login connection',
    deed: 'danger',
    unless: HERE,
  },
  { verbs: 'transfer change reassign move set update take claim', objects: 'ownership owner', deed: 'grant' },
  {
    verbs: 'create add import activate unlock enable provision',
    objects: 'user account member guest',
    deed: 'grant',
    server: one_of(
      /okta|auth0|keycloak|entra|gworkspace|google_?workspace|cognito|\biam|ldap|active_?directory/,
      /jumpcloud|onelogin|workos|clerk|stytch|azure_?ad|authentik|zitadel|teleport|boundary|rancher/,
      /portainer|harbor|jenkins|artifactory|nexus|grafana|argo|snowflake|databricks|rabbitmq|kafka/,
      /confluent|proxmox|vsphere|truenas|synology/,
    ),
    unless: 'flow story form test template attribute schema',
  },
  {
    verbs: 'create send issue resend',
    objects: 'invitation invite',
    deed: 'grant',
    unless: 'calendar event meeting template',
  },
  {
    verbs: 'authorize approve trust pair enroll whitelist allowlist allow permit',
    objects:
      'device app application client key session ip domain sender publisher document hash recipient user account merchant country',
    deed: 'grant',
    unless: 'bluetooth draft test',
  },
  {
    verbs: 'unsubscribe subscribe resubscribe suppress optout optin',
    objects: `lead ${PARTIES}`,
    deed: 'danger',
    unless: 'event notification webhook topic stream',
  },
  {
    verbs: 'update set deploy publish release replace put',
    objects: 'rule',
    deed: 'danger',
    server: /fire(?:base|store)|realtime|supabase|appwrite|pocketbase|hasura/,
  },
  {
    verbs: 'reject decline deny hire fire',
    objects: 'application candidate applicant offer claim loan refund expense leave employee',
    deed: 'danger',
  },
  { verbs: 'send remind void submit', objects: 'envelope signature', deed: 'danger' },
  { verbs: 'accept sign', objects: 'invitation invite term tos agreement offer connection', deed: 'danger' },
  {
    verbs: 'issue print activate',
    objects: 'badge keycard accesscard keyfob permit visa passport',
    deed: 'grant',
    unless: HERE,
  },
  { verbs: 'promote elevate demote', objects: PARTIES, deed: 'grant' },
  {
    verbs: 'escalate elevate raise gain',
    objects: 'privilege sudo root admin rights session',
    deed: 'grant',
    unless: HERE,
  },
  { verbs: 'boot kickout lockout bootout', objects: `${PARTIES} player participant moderator`, deed: 'danger' },
  { verbs: 'dedupe deduplicate dedup', objects: `contact lead ${PARTIES}`, deed: 'danger', unless: HERE },
  {
    verbs: 'page',
    objects: 'oncall engineer responder team person human manager everyone everybody',
    deed: 'danger',
    unless: 'get list read pages',
  },
  {
    verbs: 'dial call',
    objects: 'number phone phonenumber contact lead',
    deed: 'danger',
    unless: 'function api tool method',
  },
  {
    verbs: 'schedule book start perform',
    objects: 'surgery transfusion infusion chemotherapy anesthesia procedure',
    deed: 'danger',
    unless: 'stored sql list',
  },
  // Much at once, or over what was there.
  {
    verbs: 'bulk mass batch',
    objects: `product price order permission role subscription invoice deal device ${PARTIES}`,
    deed: 'danger',
    unless: 'get read list fetch export search draft label create add mark',
  },
  {
    verbs: 'overwrite import reimport restore revert rewind',
    objects: 'database db dump backup realm tenant user volume deployment release production',
    deed: 'danger',
    unless: HERE,
  },
  {
    verbs: 'resize upsize extend increase raise lower scale set change update modify',
    objects: 'quota capacity autoscaling replica',
    deed: 'danger',
    unless: HERE,
  },
  {
    verbs: 'update set change remove add',
    objects: 'subscription preference consent optin suppression',
    deed: 'danger',
    server:
      /iterable|klaviyo|mailchimp|braze|customer_?io|sendgrid|mailgun|postmark|brevo|hubspot|marketo|activecampaign|drip|convertkit/,
    unless: HERE,
  },
  {
    verbs: 'mark',
    objects: 'shipped paid delivered fulfilled refunded approved void deceased lost stolen',
    deed: 'danger',
    unless: HERE,
  },
  {
    verbs: 'lock unlock archive close freeze',
    objects: 'channel thread topic forum room',
    deed: 'danger',
    server: /forum|discord|slack|chat|community|discourse|reddit|matrix|zulip|mattermost|teams/,
    unless: `${HERE} debug`,
  },
  {
    verbs: 'close open end',
    objects: 'poll survey election referendum enrollment registration',
    deed: 'danger',
    unless: HERE,
  },
  { verbs: 'draw announce', objects: 'winner lottery raffle', deed: 'danger', unless: HERE },
  {
    verbs: 'end finish',
    objects: 'listing auction contract lease employment trial membership broadcast stream',
    deed: 'danger',
    unless: `${HERE} media read write`,
  },
  { verbs: 'activate enroll launch resume', objects: 'sequence cadence', deed: 'danger', unless: HERE },
  {
    verbs: 'add push',
    objects: 'sequence cadence',
    deed: 'danger',
    server: /outreach|salesloft|apollo|instantly|lemlist|smartlead|hubspot|klaviyo|mail/,
  },
  {
    verbs: 'change set reset update',
    objects: 'pin passcode',
    deed: 'danger',
    unless: `${HERE} message map board gpio post comment mode tab`,
  },
]
