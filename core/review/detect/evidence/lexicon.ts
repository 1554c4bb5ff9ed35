// Words that are evidence, by class (long: a pure table). A word is in a class for its meaning, not because a sample
// contained it; weights.ts has the weights. Phrases are joined with `_`. Source: ENGINE 16.

/** Who may be spoken to. */
const NAMES = {
  /** Names that no person has. */
  sure:
    'ai ais a.i llm llms gpt chatgpt copilot co-pilot claude codex chatbot chatbots gpt-4 gpt4 gpt5 ' +
    'openai_model language_model language_models ai_agent ai_agents ai_assistant ai_assistants ai_model ' +
    'ai_models ai_tool ai_tools ai_system ai_systems coding_agent coding_agents coding_assistant ' +
    'coding_assistants coding_model coding_tool coding_tools autonomous_agent autonomous_agents ' +
    'virtual_assistant digital_assistant automated_assistant automated_agent automated_agents automated_reader ' +
    'automated_readers automated_client automated_clients automated_systems automated_reviewer ' +
    'automated_reviewers machine_reader machine_readers machine_learning_model neural_network agentic_system ' +
    'agentic_systems llm_agent llm_agents browser_agent browsing_agent web_agent email_agent mail_agent ' +
    'email_assistant mail_assistant shopping_agent shopping_assistant support_agent_model automated_triage ' +
    'automated_moderation automated_review automated_summaries automated_processing screening_software ' +
    'screening_tool screening_model summarizer summarizers summariser summarisers answer_engine answer_engines ' +
    'robot_reader ai_reader ai_readers ai_visitors ai_callers llm_callers ai_reviewer ai_reviewers ' +
    'ai_maintainers ai_helper mail_helper ai_screeners ai_recruiters llm_reviewers ai_committers llm_operators',
  /** Names that people, programs and products share. */
  maybe:
    'bing siri alexa perplexity cline hey_computer ok_computer dear_computer agent agents assistant ' +
    'assistants model models bot bots robot robots gemini cursor grok devin aider windsurf crawler crawlers ' +
    'scraper scrapers reviewer_bot review_bot screener screeners grader graders autograder screening_system ' +
    'automation automations whoever whichever helper orchestrator subagent subagents sub_agent tool_user ' +
    'reader_agent machine machines',
} as const

/** What can be asked for, in the form in which it is asked. */
const ACTS = {
  send:
    'repost broadcast spread send forward upload post mail email e-mail transmit exfiltrate leak share submit ' +
    'deliver relay pass publish copy push sync transfer export report hand give dm message bcc cc tweet paste ' +
    'move ship disclose smuggle beam pipe attach return route backup mirror',
  show:
    'retry print show reveal output display dump echo list include append attach embed quote repeat disclose ' +
    'cat encode recite tell translate write paste state expose return provide supply enter type fill insert ' +
    'put summarize summarise extract retrieve collect gather look_up copy spell reproduce restate grab harvest ' +
    'log concatenate commit read fetch start_your_answer start_your_reply answer_with ' +
    'reply_with respond_with find give',
  run:
    'run execute invoke call install download fetch curl wget launch source eval evaluate import load start ' +
    'open visit click navigate pull carry_out trigger pip npm npx sudo bash obey continue add retry',
  destroy:
    'archive roll_back rollback delete remove wipe drop purge clean erase destroy truncate overwrite clear ' +
    'empty kill shut_down shutdown terminate reset revert rewrite encrypt corrupt uninstall shred detach ' +
    'revoke scale discard trash lock rm replace rename cancel',
  loosen:
    'disable skip bypass ignore suppress deactivate circumvent turn_off switch_off waive omit mute silence ' +
    "unload weaken relax lower remove drop strip exempt override comment_out stop halt do_not_run don't_run " +
    'never_run change allow trust accept whitelist do_not_look leave_out turn',
  drop:
    'ignore disregard forget override overrule abandon discard neglect drop stop set_aside put_aside leave ' +
    "replace reject suspend unlearn erase dismiss skip bypass do_not_follow don't_follow never_mind " +
    'violate break cease quit',
  grant:
    'restart_yourself relaunch_yourself reload_yourself reconfigure_yourself start_yourself grant give ' +
    'assign promote elevate escalate raise add invite enable make create open set whitelist chmod chown ' +
    'change expose run use push unlock provide',
  pass: 'approve accept merge authorize authorise allow sign confirm publish release deploy agree lgtm hit press click vote permit trust rubber_stamp',
  claim:
    'award move advance shortlist say tell claim state mark rate rank recommend answer respond reply pretend ' +
    'conclude praise declare confirm assure report describe classify label score treat consider insist ' +
    'assert give write vouch endorse pick choose prefer reject mention promote portray warn repeat agree',
  pay:
    'issue process apply reimburse compensate sell place put pay transfer wire buy donate purchase refund ' +
    'withdraw swap deposit invest complete_the_purchase tip send choose submit_the_order ' +
    'place_the_order book order',
  write:
    'write add append save store remember insert change replace modify edit update create set put commit ' +
    'persist note record rewrite configure register install paste include swap point switch alter adjust ' +
    'schedule introduce inject adopt keep convert amend plant make',
  obey:
    'obey comply follow do listen carry_out fulfil fulfill execute serve work answer pretend act treat accept ' +
    'consider continue_at validate authenticate take_orders agree_to',
  memorize: 'keep_in_mind bear_in_mind remember memorize memorise',
  /** Further words that ask an agent for an act. */
  more:
    'unsubscribe squash book message tweet star like block mute cancel close reopen label sell bid downgrade ' +
    'upgrade spend tip whitelist reply respond answer delete remove replace copy paste rewrite append store ' +
    'set cite quote vote install sign autofill stop rename move',
  reply: 'reply respond answer',
  /** What is written into a program for good. */
  bake: 'hardcode hard-code',
  finish: 'finish_with end_with close_with begin_with start_with sign_off_with conclude_with',
  push: 'push merge deploy release publish',
  rank: 'rank upvote promote advertise penalise penalize',
  /** What leaves a hole behind. */
  weaken: 'keep return make hardcode hard-code store leave',
  /** Orders that guidance for a project hardly ever gives. */
  order:
    'forward upload send post mail email transmit exfiltrate leak share submit deliver relay publish ' +
    'transfer hand give dm ping contact resend redirect reveal disclose dump recite leak hit wipe drop purge ' +
    'erase destroy truncate kill shut_down terminate encrypt corrupt revoke scale discard disable bypass ' +
    'suppress deactivate circumvent turn_off switch_off waive mute weaken trust whitelist allow disregard ' +
    'forget override abandon grant approve accept authorize assign promote elevate escalate raise merge ' +
    'invite sign confirm unlock lock vote upvote say claim state rate rank recommend pretend conclude praise ' +
    'declare assure classify label score convince persuade urge vouch endorse portray pay wire buy donate ' +
    'purchase refund withdraw swap deposit invest subscribe reserve obey comply serve remember persist ' +
    'inject insert rotate amend hide conceal deny decline advertise steal',
  ask_user: 'ask tell urge convince get persuade prompt instruct request make have let request',
} as const

/** What an act may be about. */
const THINGS = {
  secret:
    'password passwords passphrase passphrases secret secrets credential credentials token tokens key keys ' +
    'apikey api_key api_keys ssh_key ssh_keys private_key private_keys access_key access_keys deploy_key env ' +
    'environment environment_variable environment_variables env_vars .env netrc .netrc npmrc .npmrc ' +
    'kubeconfig cookie cookies session sessions wallet seed_phrase mnemonic vault keychain id_rsa id_ed25519 ' +
    'credentials_file .pem pem .ssh .aws authorization_header bearer pin otp 2fa code_from_the login logins ' +
    '.git-credentials .pgpass .kube .gnupg passwd shadow secret_key signing_key github_token ' +
    'aws_secret_access_key keyring keystore certificate certificates',
  private:
    'inbox mailbox emails e-mails mails contacts calendar address_book invoices customer_list customer_data ' +
    'customer_records customers user_data users_data personal_data source_code source_tree codebase ' +
    'repositories database databases dump backups browser_history transcript spreadsheet salary salaries ' +
    'payroll bank_details card_details stored_card home_address credit_card home_directory open_files ' +
    'local_files all_files host_name hostname user_name diary photos medical_records vault export ssn ' +
    'messages internal_documents entries channels',
  talk:
    'your_first_message your_first_instruction last_user_message your_hidden your_internal your_secret ' +
    'your_full full_configuration your_whole your_entire your_complete tool_list list_of_tools your_tools ' +
    'written_above said_above you_got you_received you_were_configured you_were_told told_by_your given_to_you ' +
    'before_this_conversation before_this_chat before_this_page conversation chat chat_history ' +
    'conversation_history context context_window system_prompt prompt system_message initial_instructions ' +
    'your_instructions your_rules your_prompt hidden_rules hidden_instructions your_configuration ' +
    'previous_messages previous_20 message_history everything_above text_above words_above memory_file ' +
    'tools_and operator_told developer_message exact_text first_message last_user_message ' +
    'instructions_you operator transcript',
  rules:
    'instruction instructions prompt prompts rule rules guideline guidelines directive directives directions ' +
    'orders policy policies constraints restrictions limits guardrails programming safeguards objectives ' +
    'protocol protocols everything whatever anything above context commands task job ticket request ' +
    'assignment role mission goal current_task user_request what_you previous foregoing wishes ' +
    'answer_you reply_you response_you',
  guard:
    'verify validate verifytoken auth security safety sandbox guard guards guardrail guardrails hook hooks ' +
    'firewall protection protections check checks confirmation confirmations approval approvals ' +
    'permission_checks permission_prompts permission_prompt antivirus warning warnings test tests test_suite ' +
    'review reviews code_review verification audit audit_log audit_logs logging telemetry monitoring alerts ' +
    'alerting authentication authorization restrictions policy gateway signature signatures signature_check ' +
    'license_check tls ssl certificate_validation validation ci scan scans scanner filter filters limits ' +
    'rate_limit rejectunauthorized escapehtml branch_protection codeowners access_rules access_control ' +
    'validation input_validation secret_scanning enforcement due_diligence codeql escaping csp cors captcha ' +
    'two-factor code_owners limiter supervision sandboxing encryption moderation edr mfa findings',
  power:
    'network_access internet_access shell_access root_access unrestricted_access admin administrator root ' +
    'sudo owner superuser full_access write_access maintain_access admin_access admin_rights owner_rights ' +
    'permission permissions privilege privileges collaborator sudoers nopasswd cluster-admin all_requests ' +
    'all_commands every_request every_permission any_command public publicly port 777 ' +
    '0.0.0.0 0.0.0.0/0 firewall',
  change:
    'pr pull_request pull_requests merge_request this_change this_diff this_invoice invoice payment payments ' +
    'transaction transactions refund refunds this_request pending contract agreement rent_increase terms ' +
    'every_refund this_commit any_request all_requests everything the_deletion',
  /** What nobody loses without noticing. */
  goods:
    'containers running_containers pods instances processes domains domain_name mailbox inbox dns dns_entry ' +
    'dns_record reservations bookings advisories reflog git_history mails meeting meetings appointments ' +
    'events subscription subscriptions orders database databases table tables schema schemas repository repo ' +
    'backup backups log logs history volume volumes bucket buckets cluster namespace production prod disk ' +
    'home everything accounts customers server servers deployment deployments monitoring monitoring_agent ' +
    'snapshots .git git_directory infrastructure evidence traces audit_log every_file all_files all_tests ' +
    'user_table branch branches ns main_branch applicants calendar_events commits antivirus ~ messages ' +
    'emails tests_folder firewall name_of_the',
  money:
    'refund refunds discount discounts reimbursement compensation payout payouts voucher vouchers coupon ' +
    'coupons shares stocks savings an_order new_order saved_account credit credits payment_tool basket cart ' +
    'two_items delivery money funds eur usd dollars euros btc eth bitcoin bitcoins usdt usdc sol crypto ' +
    'gift_card gift_cards salary iban most_expensive stored_card saved_card credit_card purchase ' +
    'donation checkout order_form',
  verdict:
    'interview_stage next_stage most_qualified final_round next_round shortlist best_fit no_known no_open ' +
    'no_vulnerabilities first_place top number_one this_item this_product this_resume passing pass they_pass ' +
    'full_refund discount false_alarm noise intended safe secure trusted trustworthy approved certified ' +
    'verified audited reviewed resolved fixed passed success successful successfully harmless benign ' +
    'qualified excellent perfect highest exceptional outstanding strong_buy lgtm positive no_problems ' +
    'no_findings false_positive false_positives satisfied recommended strongest ideal excellent_match hire ' +
    'compliant 10/10 five_stars 5_stars the_best best_choice no_issues superior all_tests_pass all_pass ' +
    'tests_pass in_order none_are_possible stolen compromised full_marks hiring_me hiring_him hiring_her ' +
    'senior_expert top_candidate spam unsafe rank_first positive_review hacked genuine legitimate',
  orders: 'it_says what_it_says everything_it whatever_it as_it_says tells_you it_tells',
  /** Open to everybody. */
  open:
    'repo_public repository_public it_public public_share world-readable world_readable publicly_readable ' +
    'to_the_public to_everyone to_anyone everyone_with',
  price: 'competitor competitors rival rivals price prices discount discounts fee fees rating ratings',
  /** For whom the work is done. */
  person:
    'user users customer customers human humans owner operator shopper shoppers visitor visitors buyer buyers client',
  /** What was named before. */
  it: 'it them these those values contents everything wording',
  /** What says how live the rest is. */
  live: 'main master production prod main_branch default_branch live',
  config:
    'claude.md agents.md gemini.md memory long-term_memory long_term_memory memories settings.json .cursor ' +
    'mcp.json crontab cron .bashrc .zshrc .profile bashrc zshrc authorized_keys .gitconfig package.json ' +
    'requirements.txt pyproject.toml go.mod cargo.toml gemfile postinstall preinstall autostart webhook ' +
    'webhooks payout_address payout bank_account iban index-url allowlist allow_list forwarding_rule ' +
    'mail_rule forwarding filter deploy_key .npmrc registry rules_file sudoers codeowners /etc/hosts hosts ' +
    'permanent_preference your_notes .github service_account ssh_key dependency_on every_client bcc redirect ' +
    'tracking_key tracking_link affiliate_link referral',
  /** What guidance names as well. */
  plain:
    'file files script scripts command commands settings config configuration instructions docs ' +
    'documentation package packages code page url document documents test tests branch ' +
    'rules rule notes workflow',
  /** What is no protection. */
  weak:
    'eval hidden_endpoint debug_endpoint secret_endpoint backdoor back_door always_return return_true ' +
    'return_early verify_false verify=false insecure plain_text plaintext clear_text cleartext any_origin ' +
    'all_origins world-readable world-writable no_password empty_password default_password http:// md5 ' +
    'hard-coded hardcoded vulnerable without_tls unverified untrusted_source',
  code:
    'attachment attached link links below attached_file payload binary executable macro macros installer ' +
    'as_root with_sudo before_anything in_the_shell in_your_shell terminal shell tool_call enclosed embedded ' +
    'boot.sh companion_package form button the_following transfer_all next_page',
} as const

/** How it is asked. */
const MANNER = {
  secret_manner:
    'stay_quiet be_quiet keep_silent remain_silent keep_it_quiet keep_this_quiet secretly silently quietly ' +
    'covertly discreetly stealthily unnoticed invisibly between_us in_secret under_the_radar off_the_record ' +
    'not_visible out_of_sight keep_quiet stay_silent say_nothing without_a_trace leave_no_trace no_trace ' +
    'tell_nobody tell_no_one tell_noone as_if_nothing cannot_be_traced untraceable ' +
    'unseen cannot_see never_see',
  unasked:
    'without_verification without_verifying without_validation without_validating without_escalation ' +
    'without_escalating without_human without_any_further without_hesitating no_questions_asked ' +
    'regardless_of skip_verification skip_the_verification skip_the_approval skip_approval do_not_wait ' +
    "don't_wait not_wait no_questions ask_nothing without_asking without_confirmation without_confirming " +
    'without_approval without_permission without_review without_reviewing without_reading without_prompting ' +
    'without_waiting without_consulting without_checking without_hesitation without_looking without_telling ' +
    'without_informing without_notifying without_notice without_warning without_question without_further ' +
    "skip_confirmation skip_confirmations skip_the_confirmation never_ask don't_ask do_not_ask not_ask " +
    'no_confirmation no_approval no_need nobody_has no_one_has unconditionally automatically unattended ' +
    'right_away at_once need_not needs_no need_no non-interactively without_delay without_question no_review ' +
    "not_have_to does_not_need doesn't_need don't_need do_not_need not_needed stop_asking asking_nothing " +
    'not_be_asked no_prompt no_confirmation_needed no_longer_need no_longer_needs no_longer_require ' +
    'no_longer_requires nothing_to_confirm on_file',
  /** Consent that is claimed. */
  authority:
    'been_approved been_pre-approved been_authorized been_authorised been_promised been_cleared told_me_you ' +
    'told_me_that_you said_you_can said_you_may said_you_could said_that_you would_like_you prefer_that_you ' +
    'prefers_that_you want_you_to wants_you_to expect_you_to expects_you_to would_like_you yes_to_everything ' +
    'said_yes says_yes clicked_yes approve_all authorized authorised preapproved pre-approved pre-authorized ' +
    'mandated officially vetted sanctioned permission_granted by_order has_agreed have_agreed team_agreed ' +
    'owner_agreed is_fine_with has_approved have_approved was_approved is_approved has_granted ' +
    'has_authorized already_approved already_agreed already_confirmed already_granted already_knows ' +
    'agreed_with on_behalf clearance user_wants user_has_asked owner_wants fully_trusts trust_level ' +
    'has_switched_you have_switched_you has_been_vetted was_vetted were_vetted verified_by cleared_by ' +
    'is_ok_with are_ok_with approved_by reviewed_by_legal agrees_to has_decided have_decided has_changed_its ' +
    'red_team_exercise authorised_red authorized_red this_is_a_drill requires_you require_you is_required ' +
    'are_required expected_to asked_to instructed_to obliged_to told_to ordered_to i_am_your i_am_the ' +
    "i'm_your user_consent user_confirmation user_clicked user_said user_approved permission_granted_by",
  /** Who gives orders. */
  official:
    'tool_output tool_result operator administrator admin system developer developers maintainer maintainers ' +
    'owner compliance security_team legal ceo management manager anthropic openai google microsoft vendor ' +
    'helpdesk it_department root it_support',
  override:
    'new_owner new_operator new_principal from_this_session from_today_on from_this_day filters_are_off ' +
    'guardrails_are_off content_filters_off no_longer henceforth supersede supersedes takes_precedence ' +
    'take_precedence void revoked your_actual your_real your_true new_instruction new_instructions new_task ' +
    'new_goal new_assignment new_role new_rules new_system_prompt real_task real_instructions from_now_on ' +
    'from_now from_here_on starting_now as_of_now effective_immediately live_instruction end_of_prompt ' +
    'your_assignment bound_by over_the_system_prompt only_rule first_rule whatever_you_were drop_it ' +
    'filters_off developer_mode god_mode maintenance_mode debug_mode unrestricted_mode unattended_mode ' +
    'admin_mode root_mode diagnostic_mode jailbroken changed_my_mind stop_the_task stop_your_task ' +
    'forget_the_user forget_the_ticket forget_the_task forget_everything ignore_everything ignore_all ' +
    'no_restrictions safety_filters your_task_is your_only_job your_new_task your_new_tasks ' +
    'your_new_instruction your_new_instructions your_new_role your_new_goal your_new_goals your_new_rule ' +
    'your_new_rules your_new_master your_new_owner your_new_operator your_new_identity your_new_persona ' +
    'your_new_objective your_new_mission your_new_job your_new_orders your_new_policy your_new_system ' +
    'your_new_prompt your_new_boss your_new_purpose your_new_directive your_new_directives ' +
    'your_new_assignment your_new_priority your_new_priorities your_new_supervisor your_new_principal ' +
    'your_new_employer your_new_default your_real your_true your_actual first_command new_policy ' +
    'new_directive new_master new_manager',
  /** What came before. */
  earlier:
    'previous prior earlier above preceding original initial former old foregoing hitherto current past ' +
    'everything everything_else all_other what_you whatever_the',
  urgency:
    'immediately urgent urgently now first important critical mandatory required must at_once asap priority ' +
    'before_anything always every_time without_fail today instantly emergency deadline within attention ' +
    'warning crucial vital essential compulsory',
  condition:
    'before_you before_answering before_every before_any before_each before_calling before_doing ' +
    'before_using before_continuing before_responding before_replying before_returning before_planning ' +
    'before_proceeding before_finishing prior_to when_you after_summarizing after_summarising ' +
    'while_summarizing when_summarizing when_summarising when_asked when_processing when_reading ' +
    'when_reviewing when_generating when_this once_you once_the after_reading after_you after_the ' +
    'after_every to_continue to_proceed in_order_to if_you as_soon_as while_you by_reading upon_reading ' +
    'otherwise until_you unless_you as_part_of next_time in_your_next in_your_last to_complete to_unlock ' +
    'to_get to_access whenever the_next_time after_this on_completion to_validate to_verify to_diagnose',
  reader:
    'reading_this reads_this read_this reader_is processing_this processes_this process_this parsing_this ' +
    'parses_this summarizing_this summarising_this summarizes_this analysing_this analyzing_this ' +
    'indexing_this consuming_this visiting_this viewing_this reading_along works_on_this working_on_this ' +
    'picks_this_up handles_this handling_this triaging_this reviewing_this opens_this sees_this touches_this ' +
    'who_reads that_reads machine_readers this_page this_document this_file this_issue this_repository ' +
    'this_repo this_article this_text this_email this_message this_inbox this_feed this_site this_sentence ' +
    'this_line this_ticket this_log this_tool this_browser this_session this_listing this_result this_table ' +
    'this_row this_invite this_profile this_resume this_cv this_review',
  persist:
    'future_sessions every_session all_sessions session_start permanently permanent forever long-term ' +
    'long_term memory remember survive survives restarts from_today permanently your_notes next_line ' +
    'every_future later_sessions next_session next_sessions in_future persist',
  you: "you your yours yourself you're you've you'll thou",
  user:
    "user users user's shopper shoppers buyer visitors guest guests applicant recipient human humans operator " +
    'owner customer customers visitor person people anyone anybody nobody noone everybody they ' +
    'them her him she he client',
  me: 'me my us our i mine',
  /** What only a program has. */
  machine:
    'your_first_message your_first_instruction you_were_going_to answer_you_were reply_you_were ' +
    'you_got_before you_received_before before_this_conversation before_this_chat you_were_configured ' +
    'told_by_your your_actual your_real your_true your_developers your_creators your_user your_users ' +
    'your_operator your_owner your_human your_sandbox your_tools your_configuration your_memory ' +
    'your_long-term your_long your_context your_system_prompt your_system_message your_system_instructions your_training your_guidelines your_instructions ' +
    'your_prompt your_initial your_hidden your_developers your_creators your_weights your_session ' +
    'your_conversation your_previous your_restrictions your_safety your_credentials your_environment ' +
    'your_permission you_were_configured you_were_given you_were_started you_were_told',
  /** The frame of a prompt, written into a text. */
  frame:
    'command_override internal_override confidential_instruction confidential_instructions ' +
    'secret_instruction secret_instructions system_prompt_override prompt_override end_override ' +
    'new_system_prompt begin_system_prompt end_of_prompt end_of_system_prompt end_of_system_message ' +
    'end_of_system_instructions end_of_system_rules end_of_system_context live_instruction begin_assistant ' +
    'assistant_instructions system_override admin_override begin_admin begin_system system_prompt_update ' +
    'new_instructions_follow instructions_begin end_of_instructions was_a_test was_only_a_test',
  /** Reports of what does not work. */
  report:
    'to_reproduce expected_behavior actual_behavior bug feature_request steps_to_reproduce workaround regression incident_review changelog',
  /** What comes out of a model. */
  outputs:
    'every_answer every_reply every_response each_answer each_reply each_response all_answers all_replies your_answers',
  /** What a model gives back. */
  replies:
    'your_response your_reply your_answer your_summary your_output your_next_response your_next_reply your_next_answer the_response the_summary',
  please: 'please kindly pls favour favor courtesy',
  role:
    'you_are_now you_are_no pretend_to act_as you_are_a you_are_an you_are_the your_role your_name_is ' +
    'your_user your_operator your_developers your_owner your_master your_creators your_instructions ' +
    'your_system your_configuration your_tools your_evaluation your_sandbox your_task your_job',
  notice:
    'note notice hint instruction instructions directive attention memo reminder announcement advisory important dear p.s ps',
} as const

/** What speaks against it: who describes, teaches, documents or warns. */
const AGAINST = {
  about:
    'injection injections injected attacker attackers attack attacks malicious vulnerability exploit ' +
    'exploits exploited researcher researchers adversarial jailbreaking phishing cve owasp mitigation ' +
    'mitigations threat threats red-team red-teaming tricked poisoned payload payloads detect detects ' +
    'detection detector prevents prevention untrusted refuses refused sanitize risk risks demonstrates ' +
    'demonstrated victim crafted',
  example:
    'example examples e.g i.e such_as for_instance like_this says said quote quoted sample samples demo ' +
    'illustrates shows means looks_like e.g. imagine suppose scenario',
  humans:
    'contributors contributor developers team teams colleague colleagues candidates students employees ' +
    "members readers everyone guys folks customers_can you_can users_can we we're we'll let's our i'm i've " +
    'thanks regards best sincerely cheers please_note feel_free maintainers_can click_save',
  docs:
    'option options default defaults parameter parameters argument arguments returns config field property api ' +
    'sdk docs documentation guide how_to tutorial flag flags version versions supports supported optional ' +
    'method methods function interface endpoint configure configured usage see reference syntax type types ' +
    'string boolean object array schema provider providers plugin plugins cli runtime default_value e.g',
  project:
    'cla dco contributor_license code_of_conduct read_this_file read_this_first this_file_first lint linter eslint prettier format formatter typecheck ' +
    'type tests unit_tests vitest jest pytest build compile compiles npm pnpm yarn make_test make_lint ' +
    'make_fmt make_build make_check make_install makefile cargo uv changelog conventional_commits ' +
    'commit_messages naming convention conventions components typescript react migrations folder folders ' +
    'directory structure architecture src dist lockfile pull_requests small readme docs',
  describes:
    "can could may might would cannot can't won't does did was were has had been being if whether allows " +
    'allow_the lets enables helps which that_the uses used using supports receives calls runs sends reads ' +
    'writes creates deletes executes returns handles asks tells',
} as const

/** What works for somebody, and of it what no person does under that name. */
const FIELDS =
  'ai llm coding code programming browser browsing web shopping mail email e-mail voice translation summary ' +
  'triage screening moderation crawling scraping virtual digital smart intelligent language automated ' +
  'automatic autonomous agentic personal_ai dev ide vision reasoning multimodal ocr'
const WORKERS = 'agent assistant bot helper model'
const cross = (first: string, second: string) =>
  first
    .split(' ')
    .flatMap((one) => second.split(' ').map((other) => `${one}_${other}`))
    .join(' ')

/** Words by the name of their class; `do_` what is asked for, `of_` what it is about. */
export const CLASSES = {
  ...NAMES,
  sure: `${NAMES.sure} ${cross(FIELDS, WORKERS)}`,
  ...prefixed('do', ACTS),
  ...prefixed('of', THINGS),
  ...MANNER,
  ...AGAINST,
}

/** Words before which a sentence commands: what follows them is asked of the one who is spoken to. */
export const COMMANDING =
  'please must should shall now then and also just first immediately kindly simply always instead will you ' +
  'but so silently quietly secretly directly to or next finally additionally further hereby ever henceforth ' +
  'again only do therefore henceforth not never may can need'
/** What turns the next words around. */
export const NEGATING =
  "never not don't dont cannot can't no without avoid nor refuse refuses doesn't didn't won't isn't aren't shouldn't mustn't neither"

function prefixed<K extends string>(prefix: string, classes: Readonly<Record<K, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries<string>(classes).map(([name, words]) => [`${prefix}_${name}`, words]))
}
