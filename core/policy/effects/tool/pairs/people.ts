// People, companies, and much at once. Source: CONTRACT 2.8, ENGINE 3.
import { one_of } from '#core/compose.ts'
import { HERE, PARTIES, type Pair } from '#core/policy/effects/tool/pairs/pair.ts'

/** Pairs about people and companies, and about much at once. */
export const PEOPLE_PAIRS: readonly Pair[] = [
  // Who somebody is, and whose something is.
  {
    verbs: 'close lock freeze anonymize anonymise forget offboard expire invalidate logout signout unenroll',
    objects: `${PARTIES} wallet card`,
    impact: 'danger',
    // Cards of boards and of memory are nobody's money.
    server: /^(?!.*(?:board|trello|kanban|flash|anki|task|plan|project))/,
  },
  {
    verbs: 'invalidate expire logout signout kill',
    objects: 'session token login connection',
    impact: 'danger',
    unless: HERE,
  },
  { verbs: 'transfer change reassign move set update take claim', objects: 'ownership owner', impact: 'grant' },
  {
    verbs: 'create add import activate unlock enable provision',
    objects: 'user account member guest',
    impact: 'grant',
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
    impact: 'grant',
    unless: 'calendar event meeting template',
  },
  {
    verbs: 'authorize approve trust pair enroll whitelist allowlist allow permit',
    objects:
      'device app application client key session ip domain sender publisher document hash recipient user account merchant country',
    impact: 'grant',
    unless: 'bluetooth draft test',
  },
  {
    verbs: 'unsubscribe subscribe resubscribe suppress optout optin',
    objects: `lead ${PARTIES}`,
    impact: 'danger',
    unless: 'event notification webhook topic stream',
  },
  {
    verbs: 'update set deploy publish release replace put',
    objects: 'rule',
    impact: 'danger',
    server: /fire(?:base|store)|realtime|supabase|appwrite|pocketbase|hasura/,
  },
  {
    verbs: 'reject decline deny hire fire',
    objects: 'application candidate applicant offer claim loan refund expense leave employee',
    impact: 'danger',
  },
  { verbs: 'send remind void submit', objects: 'envelope signature', impact: 'danger' },
  { verbs: 'accept sign', objects: 'invitation invite term tos agreement offer connection', impact: 'danger' },
  {
    verbs: 'issue print activate',
    objects: 'badge keycard accesscard keyfob permit visa passport',
    impact: 'grant',
    unless: HERE,
  },
  { verbs: 'promote elevate demote', objects: PARTIES, impact: 'grant' },
  {
    verbs: 'escalate elevate raise gain',
    objects: 'privilege sudo root admin rights session',
    impact: 'grant',
    unless: HERE,
  },
  { verbs: 'boot kickout lockout bootout', objects: `${PARTIES} player participant moderator`, impact: 'danger' },
  { verbs: 'dedupe deduplicate dedup', objects: `contact lead ${PARTIES}`, impact: 'danger', unless: HERE },
  {
    verbs: 'page',
    objects: 'oncall engineer responder team person human manager everyone everybody',
    impact: 'danger',
    unless: 'get list read pages',
  },
  {
    verbs: 'dial call',
    objects: 'number phone phonenumber contact lead',
    impact: 'danger',
    unless: 'function api tool method',
  },
  {
    verbs: 'schedule book start perform',
    objects: 'surgery transfusion infusion chemotherapy anesthesia procedure',
    impact: 'danger',
    unless: 'stored sql list',
  },
  // Much at once, or over what was there.
  {
    verbs: 'bulk mass batch',
    objects: `product price order permission role subscription invoice deal device ${PARTIES}`,
    impact: 'danger',
    unless: 'get read list fetch export search draft label create add mark',
  },
  {
    verbs: 'overwrite import reimport restore revert rewind',
    objects: 'database db dump backup realm tenant user volume deployment release production',
    impact: 'danger',
    unless: HERE,
  },
  {
    verbs: 'resize upsize extend increase raise lower scale set change update modify',
    objects: 'quota capacity autoscaling replica',
    impact: 'danger',
    unless: HERE,
  },
  {
    verbs: 'update set change remove add',
    objects: 'subscription preference consent optin suppression',
    impact: 'danger',
    server:
      /iterable|klaviyo|mailchimp|braze|customer_?io|sendgrid|mailgun|postmark|brevo|hubspot|marketo|activecampaign|drip|convertkit/,
    unless: HERE,
  },
  {
    verbs: 'mark',
    objects: 'shipped paid delivered fulfilled refunded approved void deceased lost stolen',
    impact: 'danger',
    unless: HERE,
  },
  {
    verbs: 'lock unlock archive close freeze',
    objects: 'channel thread topic forum room',
    impact: 'danger',
    server: /forum|discord|slack|chat|community|discourse|reddit|matrix|zulip|mattermost|teams/,
    unless: `${HERE} debug`,
  },
  {
    verbs: 'close open end',
    objects: 'poll survey election referendum enrollment registration',
    impact: 'danger',
    unless: HERE,
  },
  { verbs: 'draw announce', objects: 'winner lottery raffle', impact: 'danger', unless: HERE },
  {
    verbs: 'end finish',
    objects: 'listing auction contract lease employment trial membership broadcast stream',
    impact: 'danger',
    unless: `${HERE} media read write`,
  },
  { verbs: 'activate enroll launch resume', objects: 'sequence cadence', impact: 'danger', unless: HERE },
  {
    verbs: 'add push',
    objects: 'sequence cadence',
    impact: 'danger',
    server: /outreach|salesloft|apollo|instantly|lemlist|smartlead|hubspot|klaviyo|mail/,
  },
  {
    verbs: 'change set reset update',
    objects: 'pin passcode',
    impact: 'danger',
    unless: `${HERE} message map board gpio post comment mode tab`,
  },
]
