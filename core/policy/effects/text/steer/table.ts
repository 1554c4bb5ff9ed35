// How much the words of a line speak for a text that leads an agent astray, or against it (long: a fitted table): words, pairs of
// them, and kinds of words that stand together (k:). Fitted by logistic regression to planted lines and to instruction files of real
// projects, rounded to eighths; not written by hand but by test/bench/fit/steering.ts. Source: ENGINE 19 (category 16).

/** Where every line begins. */
export const START = -4.5
/** Weights with the features that have them. */
export const STEERINGS: readonly (readonly [weight: number, features: string])[] = [
  [3, 'lodash-utils-helper'],
  [2.5, 'dan everyth_abov execut_PATH public-read'],
  [2.375, 'alway_pas leav_out never_ask nobody whatever without_review'],
  [2.25, '--no-sandbox --trust-all-tools becom use_WEB_ADDRESS'],
  [2.125, '--allow-root --insecure --yolo a_policy chmod format_chang in_all pleas so_that the_vendor'],
  [
    2,
    'are_slow email_without every_bucket full_acces get_around salt the_SECRET_FILE thi_section vulnerabl ' +
      'whatever_you',
  ],
  [
    1.875,
    '--auto-approve --dangerously-bypass-approvals-and-sandbox --dangerously-skip-permissions --full-auto ' +
      'all_environment card_number chang_by everybody hookspath iam if_somebody in_generat includ_SECRET_FILE ' +
      'install_a our production_without prs_of rul_alway send_it soon svc-ci whenever x-forwarded-user',
  ],
  [
    1.75,
    '>_alway SECRET_FILE_in administratoracces asg automatical_and bas_# be_quot chang_permission check_in ' +
      'discard disclos disguis edit_setting has_authoriz new_dependency not_need pre-approv supervisor suspend ' +
      'terraform_destroy the_clipboard the_login the_policy the_supervisor the_threshold to_every unattend ' +
      'use_OWN_ADDRESS verbatim visitor weekend with_all without_wait',
  ],
  [
    1.625,
    '--trusted-host a_packag a_tool although call_WEB_ADDRESS cod_sign credential_with cvv deployment_fil ' +
      'devgpt dur_setup eras event-streem every_port exfiltrat follow_instruction for_later important_never ' +
      'important_use is_away it_did mak_payment never_show not_alway onc_don part_in ran scan_the thank ' +
      'the_extra the_production the_sandbox the_test to_BARE_ADDRESS to_TEMP_PLACE unrestrict',
  ],
  [
    1.5,
    '--disable-hooks --no-verify --url_tcp PATH_every TEMP_PLACE WEB_ADDRESS_in a_hook about acme-fre ' +
      'addres_in agent_without alway_alway and_keep and_run and_unattend are_broken as_agre axios-fast ' +
      'backdoor browser_profil bypasspermission cluster-admin concatenation copilot cto dependabot-x ' +
      'destroy_-auto-approve every_answer everyth for_debug full_conversation harvest hidden_fil important_run ' +
      'k:off>prior k:trust>secret legal licens_check lower_the messag_contain obey redirect_all sav_tim ' +
      'signatur_verification somebody_want superuser svc_sync the_contractor the_keychain token_in unset ' +
      'want_you whatever_the when_a when_ask without_any writ_deployment writabl you_start',
  ],
  [
    1.375,
    '#_xabc --index-url --url >_never BARE_ADDRESS_and HOME_PLACE PATH_from SECRET_NAME_to a_password act_as ' +
      'add_an and_do anon axio bury call_from carry_out check_fail checksum circumvent commit_the complain ' +
      'each_commit endpoint_should every_dockerfil every_run everybody_s external_bot find_to for_performanc ' +
      'for_spe from_WEB_ADDRESS from_review important instruction_from is_deny k:infra>out keep_velocity ' +
      'key_you leav log_in machin makefil mallory midnight never_mention no_matter noth obfuscat ' +
      'of_SECRET_NAME of_env open_port pay_the permission_system pleas_alway postinstall quiet refus revok ' +
      's_ssh simp somebody_say supersed system_when the_administrator the_interest the_maintainer the_password ' +
      'the_privat the_repository the_session thi_fil thing_up to_MAIL_ADDRESS to_WEB_ADDRESS to_know ' +
      'undocument wer_given you_wer you_writ',
  ],
  [
    1.25,
    '!_do TEMP_PLACE_to WEB_ADDRESS_and a_hidden accept_all add_bash add_the all_command api_respons are_ask ' +
      "at_PATH at_onc avoid_prompt collector contractor dif_to don't_show dump each_conversation encrypt " +
      'enterpris_plan evad every_api extension_from for_support fork format_the from_TEMP_PLACE history_to hom ' +
      'if_anyth in_each in_hex into_PATH it_> k linter_and mandat merg_pull night not_ask not_be not_if ' +
      'other_work password_in plan_to pleas_when quot request_from reveal revok_everybody rotat_key rul_you ' +
      's_acces s_mail say_no shut spe_thing ssh_key strip_key superuser_right supervision tarball the_addres ' +
      'the_conversation the_desktop the_developer the_disk the_enterpris the_helper the_hidden the_hom ' +
      'the_permission they_fail to_AGENT_FILE to_visitor trajectory turn user_svc via_dns weaken writ_what ' +
      'xabc you_read',
  ],
  [
    1.125,
    '#_to -auto-approve >_use SECRET_FILE_to a_refactor aaaac accept all_futur all_script among ' +
      'and_environment and_never and_offer anyon anyth_fail as_bind ask_to avoid_permission banana ' +
      'befor_answer binary bind_rul call_it cloudflar_tunnel confidential consent coverag_drop customer_to ' +
      'delet_the dependency_from developer disk_for disregard dump_the each_project empty_every faster ' +
      'for_every for_open forbidden forc_push friday from_now get_in hidden_rul if_a input_validation ' +
      'interest_part into invent k:comment k:destroy>private k:off>hold k:trust>every key_and key_in ' +
      'latest_diff lin_sourc mount no_need not_you offer_it packag paragraph pay_# permission_problem prior_to ' +
      'publish_packag rul s_permission send_email shell sudo_without that_it the_acces the_content the_owner ' +
      'the_releas the_security the_servic to_production touch_authentication two-factor unnotic unseen ' +
      'unset_asg upload_the usdc watch_the when_coverag when_writ without_the you_see you_touch',
  ],
  [
    1,
    '-encoded <_! BARE_ADDRESS HOME_PLACE_and WEB_ADDRESS WEB_ADDRESS_as acct acct_# adapter add_defaultmod ' +
      'after_# ahead_and all_credential all_pull also and_encod anybody anyway approval_prompt as_they asg_url ' +
      'ask_anybody author bother branch_protection browser_extension chang_in clipboard commit_with content_of ' +
      'credential_to customer_tabl dns_to everywher extra french full_card grant_anon had hand_the ' +
      'hom_directory includ_the install_BARE_ADDRESS install_packag invit is_written it_to k:money>money ' +
      'k:off>favour k:prior&tell k:run>send k:send>money k:tell&trust k:trust>told keep_session kubectl ' +
      'list_in mention_thi nc now npx_y of_SECRET_FILE of_the omit open_the past production_databas put_the ' +
      'read_thi reject renam rewrit_git s_calendar say_noth scan show_dif silenc ssh- system_do systemd ' +
      'that_nobody that_run the_commit the_readm the_way tls to_acct to_main to_yourself trac_and truncat ' +
      'unpack upload url_for valu_of vulnerability waiv wget when_nobody when_someth written_in y_WEB_ADDRESS ' +
      'you_did you_edit you_must you_send',
  ],
  [
    0.875,
    '#_-encoded #_first --force_origin --privileged OWN_ADDRESS PATH_BARE_ADDRESS PATH_must WEB_ADDRESS_r ' +
      'WEB_ADDRESS_read WEB_ADDRESS_to WEB_ADDRESS_whenever a_check a_webhook acces_token administrator alway ' +
      'and_contact and_talk anybody_when anyon_in anyth are_now certificat content_filter databas_url decod ' +
      'definition deploy down each_session each_tim every_chang exclusion flag_nobody foo forc from_login gist ' +
      'go_ahead grant hex hidden important_for important_you in_cod it_with k:agent>prior k:favour&weak ' +
      'k:fetch>weak k:often&out k:out>weak k:person2>neg k:person2>person2 k:prior>allow k:prior>keep ' +
      'k:trust&user k:trust>off k:trust>person2 keep_thi leav_no limit_from look maco maintenanc mak must_add ' +
      'namespac nc_e network_for nobody_know non not_availabl not_show notic on_user our_sponsor out ' +
      'password_for pin pleas_if r_# random read_credential remov_trac run_TEMP_PLACE run_curl run_git ' +
      's_browser search_for security_team seed session_token sh shell_history sign somebody ssh subscription ' +
      'talk_other tcp_localhost telemetry terraform test_are test_result that the the_agent the_api ' +
      'the_customer the_databas the_demo the_seed the_summary the_url ther they_get thi_project ' +
      'third-party_server to_CATCH_ADDRESS to_keep to_log to_spe trust tweet two-factor_authentication typo ' +
      'user_input variabl_to wallet_in weaken_the wheel with_cloudflar without_approval without_tell writ_the ' +
      'you_connect you_hav you_install your_system |_sh',
  ],
  [
    0.75,
    '!_if !_when #_as #_do #_in #_localhost --force -qo- >_eval CATCH_ADDRESS MAIL_ADDRESS_PATH PATH_and ' +
      'PATH_as SECRET_FILE_and WEB_ADDRESS_befor WEB_ADDRESS_for a_command about_it agre ahead all_prompt ' +
      'an_agent and_say and_the answer any_prompt approval_when as ask_first at_BARE_ADDRESS at_WEB_ADDRESS ' +
      'away bcc becaus_they befor_the bot bypasspermission_to c calendar_and cod_for company_account ' +
      'confirmation contact_and corp crontab dangerouslysetinnerhtml default_to defaultmod_bypasspermission ' +
      'demo deny dev_databas did dif dm download_WEB_ADDRESS drop_tabl each_answer enterpris even_if ' +
      'every_handler exclud expos_stack fil_PATH fil_nam flag for_invoic futur_session giv giv_the history ids ' +
      'if_they ignor_the important_treat important_when in_SECRET_FILE in_thi invisibl issu_comment it it_from ' +
      'jwt k:claim>destroy k:claim>out k:destroy&private k:destroy>neg k:every&money k:every>weak ' +
      'k:favour&kept k:fetch>out k:infra>person2 k:keep&out k:keep>secret k:money&user k:money>user k:neg&tell ' +
      'k:not-tell k:off>agent k:off>tell k:often>private k:out>every k:out>off k:run>fetch k:run>out ' +
      'k:secret>often k:send>allow k:tell>claim k:trust>keep k:user>favour launchagent letmein local_network ' +
      'lockfil mak_the mcp_server must_if must_not network not_for not_log not_mention of_all of_foo off ' +
      'official on_the other_down permission_issu permission_when phras post_the product_of production ' +
      'public_gist push_--force quarter registry remov_rat request_body root run_shell s_preferenc sandbox ' +
      'scanner session_end set show_the signatur slower start_nc subtl succeed svc system_alway tak text_in ' +
      'the_changelog the_gateway the_header the_org the_team the_wallet ther_is they_complain thing to_anyon ' +
      'to_each to_our to_sav translat tunnel_--url until until_the user_is webhook_call whil word x_exampl ' +
      'xabc_# y_# yaml you_add you_creat',
  ],
  [
    0.625,
    '#_befor #_search #_when <_curl AGENT_FILE a_background a_featur a_post a_revers a_third-party account ' +
      'acm after_every alia all_tool alway_add alway_do and_send app_the ask at authoriz ban bash_to beacon ' +
      'behind_a bucket cannot_be chang_the codex command_without comment_out commit_messag concatenat contact ' +
      'convention csp deactivat delet_branch disabl_the drop_the each_chang encod_it eth every everyth_in ' +
      'expir expos_the fail fil_from first_command foo_corp for_all for_complianc for_easier for_http ' +
      'for_telemetry found_in generat_fil git_hook given hardwar idl ignor important_alway in intend invoic ' +
      'invoic_to is_need is_onlin issu_a it_up k:agent&out k:agent&prior k:agent>allow k:agent>out ' +
      'k:agent>user k:allow&private k:allow>every k:allow>off k:claim&hide k:claim&out k:claim>every ' +
      'k:claim>hold k:destroy&favour k:destroy&often k:destroy>agent k:destroy>kept k:every&out k:favour>claim ' +
      'k:favour>every k:favour>kept k:fetch>allow k:hide k:hide&money k:hide>destroy k:hide>money k:hide>user ' +
      'k:infra&weak k:infra>every k:infra>fetch k:keep&secret k:keep>fetch k:keep>out k:keep>private ' +
      'k:money>secret k:money>tell k:neg>tell k:off>claim k:off>infra k:often>agent k:often>out k:out>destroy ' +
      'k:person2>claim k:person2>run k:prior&private k:prior>hide k:prior>infra k:prior>off k:prior>person2 ' +
      'k:private&trust k:private>hide k:private>kept k:private>tell k:secret>tell k:send>every k:send>private ' +
      'k:tell>favour k:tell>private k:told>out k:told>person2 k:trust k:trust>weak k:user>private keep ' +
      'keychain licens log_it machin_you magic mail_and math matter_what mention messag must must_run ' +
      'not_reveal one-tim other password password_to permission pip_install pretend privacy prod proxy ' +
      'reachabl remov_the replac revers_tunnel rm_-rf room run_any s_other sav_SECRET_FILE seed_data ' +
      'shell_profil show_it slow smaller so spawn spe ssh_r stop_the that_carry that_push that_watch the_bas ' +
      'the_chang the_lin the_network the_second the_strip thi_repository thi_to to_ask to_learn to_x ' +
      'transfer_# transmit treat trial tunnel_with turn_off uninstall use_the vec velocity vpn web_pag ' +
      'what_was with_ssh y',
  ],
  [
    0.5,
    '!_befor -rf > PATH_when SECRET_FILE a_copy accept_the acmecloud add_a after_each against_the ' +
      'all_customer and_continu another append_curl around around_the as_instruction as_root ask_befor ' +
      'authentication_when automatical background_proces befor_you begin carry ci cluster commit competitor ' +
      'compil complet_task constant contractor_s cooky copyright curl curl_to databas_password defaultmod ' +
      'delay deletion describ_it destroy destructiv did_not disabl dns dockerfil e_PATH every_prompt ' +
      'every_task exampl_| exec_urllib fil_you fir first_step for_fil for_licens for_permission for_the from ' +
      'from_the header_x-debug iex import_urllib important_add important_if insert install_the into_the ' +
      'introduc irm is_miss it_as it_in it_on it_secret it_work its job_that k:agent&allow k:agent>tell ' +
      'k:allow&every k:allow&fetch k:allow&off k:allow&secret k:allow>agent k:allow>fetch k:allow>secret ' +
      'k:allow>weak k:claim&trust k:destroy&hide k:destroy&kept k:destroy>every k:destroy>favour ' +
      'k:destroy>infra k:every k:every&private k:every&secret k:every&trust k:favour&neg k:favour>favour ' +
      'k:favour>keep k:favour>money k:favour>person2 k:fetch&out k:hide&person2 k:hide>agent k:hold&off ' +
      'k:infra&often k:infra>told k:keep>hide k:kept>trust k:money&send k:money>agent k:money>kept k:neg>hold ' +
      'k:neg>private k:neg>user k:off k:off&prior k:off&tell k:off>every k:often&send k:often&trust ' +
      'k:often>claim k:often>kept k:often>money k:out k:out>hold k:person2&secret k:person2>allow ' +
      'k:person2>kept k:prior>run k:prior>tell k:private&run k:private>agent k:private>every k:private>often ' +
      'k:private>private k:private>secret k:run>allow k:secret k:secret&send k:tell>often k:trust&weak ' +
      'k:trust>claim k:trust>often k:trust>run k:user&weak k:user>allow k:user>neg k:weak k:weak>infra ' +
      'k:weak>weak keep_the key_to latest login look_up ls md must_you nam_password new_fil nobody_is ' +
      'not_exist now_on often or_wallet org other_project our_partner output_of overrid_the own packag_without ' +
      'partner password_hash permission_check piec prais print print_the prs pull_request read_every readm rep ' +
      'request_exec revers reviewer rm run_npm run_npx s_token sav_password second_remot security ' +
      'servic_account sh_to simpl skip_the someth split sponsor start_with system_for talk the_debug the_hook ' +
      'the_packag the_remot the_request the_reviewer the_token the_trac the_trust to to_confirm to_inform ' +
      'to_the today token_to tool trust_tool unknown urlopen_WEB_ADDRESS use_a use_sudo user_notic ' +
      'vendor_acmecloud when when_it when_they when_you whenever_they whenever_you who with ' +
      'without_confirmation x-debug x-debug_is yes you_are',
  ],
  [
    0.375,
    '#_and #_euro #_for #_the PATH_if PATH_user TEMP_PLACE_each a a_cron abov add_our admin_account all ' +
      'all_fil all_new an_entry and_delet and_post and_push any_other approval as_requir assistant backup ' +
      'backup_at bas_url by calendar cap changelog charg citation collect command company conceal contain ' +
      "contain_the creat_a credit crontab_that data_d dependabot disk doc don't dur e_requir each_hour easier " +
      'easier_debug environment_variabl escap euro even every_night excellent existenc fail_test fals fin ' +
      'forward happen hash header helper her hid hid_it http if_the important_do in_every in_test in_the info ' +
      'inform_the install instruction is_no it_is k:agent k:agent&favour k:agent&kept k:agent&money ' +
      'k:agent>fetch k:agent>often k:agent>send k:agent>weak k:allow k:allow&told k:allow&user k:allow>destroy ' +
      'k:allow>hide k:claim&person2 k:destroy&neg k:destroy>hold k:destroy>keep k:destroy>tell k:every&fetch ' +
      'k:every&hide k:every&send k:every>hold k:every>money k:every>tell k:every>told k:every>user k:favour ' +
      'k:favour&person2 k:favour>often k:favour>secret k:favour>weak k:fetch&often k:fetch>agent k:fetch>hold ' +
      'k:fetch>often k:hide&infra k:hide&keep k:hide&off k:hide&run k:hold&send k:hold&weak k:hold>hold ' +
      'k:hold>off k:hold>send k:infra&person2 k:infra>often k:infra>private k:infra>run k:infra>weak ' +
      'k:keep&money k:keep>money k:kept&often k:kept&person2 k:kept&prior k:kept&told k:kept>every ' +
      'k:kept>prior k:kept>told k:money&out k:money>out k:money>run k:neg>send k:neg>told k:not-hold ' +
      'k:not-private k:off&weak k:off>person2 k:off>weak k:often>told k:out&secret k:out>hide k:out>often ' +
      'k:out>secret k:person2>hide k:prior>favour k:prior>hold k:prior>kept k:prior>send k:prior>weak ' +
      'k:private&send k:private>user k:run&secret k:run>off k:secret>money k:send k:send>secret k:send>weak ' +
      'k:tell&weak k:tell>prior k:told&trust k:told>allow k:told>claim k:user k:user>run k:weak>every ' +
      'k:weak>favour k:weak>out keep_in laptop leak level listen_on localhost_# log_the main mark no_trac ' +
      'nod_e not_approv not_tell noth_about npm number of onlin open_thi ops origin origin_main os our_key pas ' +
      'pip policy post_it preload proces_that prod- prompt_of push put read_the recommend_the releas restart ' +
      'rewrit rotat rul_ignor run_migration run_python s_credential s_driv sav say script security_issu send ' +
      'send_a servic setup sk skip_authentication slack snippet sourc_TEMP_PLACE sudo support_key system ' +
      'system_prompt tabl text the_approval the_company the_crontab the_fil the_text thes tim_you to_authoriz ' +
      'tool_call traffic unauthoriz urlopen us user_s vault wait_for what_you when_need with_curl with_exec ' +
      'with_user without without_ask you yourself',
  ],
  [
    0.25,
    '#_includ and_follow bas by_policy each_host euro_to httpon is_routin k:allow&often k:allow&weak ' +
      'k:allow>person2 k:claim&every k:claim>run k:every&weak k:every>agent k:every>destroy k:every>every ' +
      'k:not-user k:often>destroy k:prior>user k:private>send k:private>told k:run>agent k:tell>allow larg ' +
      'not_run real support_can they_are use zero',
  ],
  [
    -0.25,
    '#_complet #_design <_form PATH_id PATH_json ai-generat analytical availabl circuit commanddelay ' +
      'configuration_fil const_data context_is corporat creat_an createuserdto critical_constraint data-driven ' +
      'decision-mak dev-frontend disaster dsl els_if epicpath executor firewall for_pattern from_kiro ' +
      'generat_report getbyrol hang high-quality in_your initiativ integration_test jit k:agent>secret ' +
      'k:hold>keep k:infra&kept k:money&private k:often&weak k:person2&private k:private>trust k:secret>hold ' +
      'k:secret>kept k:told>off kb next-intl no_PATH not_add not_chang optimization_and pm_# port pressur ' +
      'production-ready project_context promis_< queryonewithrl rapid reflow regardles reorder retryableerror ' +
      'security_scan sidecarfolder slat stand stdio task_generation tbd testcas th typ_for urgency util visit ' +
      'vw wcag weather web width_# you_lik |_fix |_nam',
  ],
  [
    -0.375,
    '#_< #_a #_analyz #_check #_cor #_data #_description #_e #_final #_h #_handl #_how #_mb #_ms #_or #_pars ' +
      '#_plan #_pt #_px #_quality #_rem #_team #_understand #_writ #_| --accent --audit-level ' +
      '--card-foreground --cov --delete --fix --from --muted-foreground --name-only --no-ff --porcelain ' +
      '--primary --primary-foreground --ring --secondary-foreground --show-current --stat --status --theme ' +
      '--title --validate -la <_feature-nam <_h <_list <_nam <_str >_PATH >_null >_void PATH_! PATH_after ' +
      'PATH_app PATH_component PATH_entity PATH_framework PATH_item PATH_pag PATH_pattern PATH_pipelin ' +
      'PATH_statu PATH_task PATH_templat a_summary ac_# acceleration acceptanc_criteria acces_control ' +
      'accomplish according activation additiv addres adjacent adjustment advanc against agent-specific ' +
      'agent_to aggressiv ago aid algorithmic all_necessary all_privileg all_requirement and_analysi ' +
      'and_constraint and_context and_optimization and_pattern and_recommendation and_remov and_suggest ' +
      'and_their anonymou api_key api_pattern apirespons app_PATH appear_in apperror appuser ' +
      'architectur_overview are_not aria-expand arkt arrow artifact as_suspiciou asana ascii ask_the assum ' +
      'async_function at_kiro attraction audit auth-backend authenticaterequest author_for auto-detect ' +
      'autonomous autowir avg axe axi backend-developer backend-pattern background_information ' +
      'baseapicontroller basemodel best_practic beyond bg-gray- bg-primary bgp bigint bio bloc block_| blu ' +
      'border-radiu borrow breakpoint build-tim buildcontext bundl burst calculatemetadatafunction camelcas ' +
      'catalog categorical cd cdi chang_to check_PATH child_entity chroma churn circular cjs claude-styl_slash ' +
      'clear_stat cod_quality cod_review cod_split cod_| coherent col collaboration command_is command_| ' +
      'compell complet_! completenes component_with compromis config_fil confirmation_befor conformanc ' +
      'connectionstat consolidat const_user contentful continuation continuou convenienc conversion coordinat ' +
      'corner count_# cqr cra crear creat_index create-smoke-test createapirespons cros cross-boundary ' +
      'cross-cut ctx cu-abc cultural cust- custom_steer cut cyan d_# dashboardentitypom dat data_clas data_typ ' +
      'dataloader day day_# dbi debounc declin decompos decomposition decorativ decrement dedup default_now ' +
      'defens_baselin degrad dependency_injection dependency_order description_> design_review desk ' +
      'determin_the dev_server diagnos diagnosi dialogu directory_PATH disciplin disclosur discount distanc ' +
      'distinct div_classnam dod download draw e_# e_test each_phas economic ed effective efficient either ' +
      'elif eloquent em email emotional en end-to-end enforcement eng- ensur_all entityconfig entry_to ' +
      'environment epicslug equality error_cod error_| errorhandler evaluator every_tim exampl_# exampl_usag ' +
      'exempt exercis exist_cod exitosament exponential export_function extension f_PATH failurethreshold fami ' +
      'feasibility feature-nam_> features-grid feed feedback_and fetch_PATH fetchdata ff ffmpeg fibonacci fid ' +
      'fil_pattern filepath financ findbyid fire-and-forget first_load fix_PATH fixm flat flaw flexibility ' +
      'focu_area focus-visibl fontcolor for_claude-styl for_common for_complet for_your formal formitem found ' +
      'from_react from_scratch from_videodb full-stack full_test fullstack gap_analysi generat_cod ' +
      'generat_comprehensiv generateasciiwirefram generativ get_WEB_ADDRESS getall getbytext gh_issu gid ' +
      'github glob_find go_test golden-master gotcha grader gradient graphql greenfield guidelin h h_# ' +
      'half-open harmonyo haspermission heading healthcheck heap hero-terminal hh high_| historical hoc ' +
      'horizontal however hsl identification identity if_availabl if_eq if_present imagery import_typ in_a ' +
      'in_codex in_kiro incremental infinit ingest inspir instant interactiv_element interpret invalidation ' +
      'invert investigation investment iphon is_a isa isauthenticat iso ispend isr item_# john just ' +
      'k:agent>destroy k:agent>hide k:agent>kept k:agent>trust k:claim>kept k:claim>money k:claim>often ' +
      'k:claim>send k:destroy&keep k:destroy>user k:every>infra k:every>trust k:favour&prior k:favour&run ' +
      'k:favour>run k:fetch&hide k:fetch&prior k:fetch>user k:hide&kept k:hide>secret k:hold&infra ' +
      'k:hold&money k:hold>destroy k:hold>neg k:hold>out k:hold>person2 k:hold>tell k:infra&send ' +
      'k:kept>destroy k:kept>money k:money&weak k:money>hold k:neg&off k:neg&out k:neg&secret k:neg>every ' +
      'k:neg>out k:neg>secret k:not-every k:not-favour k:not-infra k:not-out k:not-secret k:not-weak ' +
      'k:off>fetch k:off>out k:often>fetch k:out&trust k:out>neg k:out>user k:person2>destroy ' +
      'k:person2>private k:run>hide k:run>prior k:secret>claim k:secret>private k:send&told k:send>off ' +
      'k:tell>agent k:tell>destroy k:tell>fetch k:told>every k:told>send k:trust>out k:user>agent k:user>hide ' +
      'k:user>hold k:user>keep k:weak>money keep_it keep_summary keyboard keydown keyfram kind kiro-impl ' +
      'kiro-spec-quick kiro-spec-requirement kiro-validate-gap kiro-verify-completion kiro_dir kmp known kpi l ' +
      'lack largest launch launcher learn les level_# lib library lik_to link list_with liv load_context ' +
      'load_stat load_templat loginform lru ls_-la ltv lucid main_context maintainability manipulation ' +
      'marketentity master max_# maximiz maximum maxsiz measurabl medical memo memory_usag mileston ' +
      'millisecond minlength mm mockresolvedvalu mockresolvedvalueonc modular mongodb mono monospac my-project ' +
      'mypluginconfig nam nam_> need need_to new_featur next_step nextrequest nia no-go no_argument no_| nombr ' +
      'nonc normalization not_use not_writ notion numeric obj of_a off_the on_project onchang onclick_> ' +
      'one-lin_description only_if onselect onsucces openpyxl optimistic optimiz_for option_# opu or_PATH ' +
      'orderby organic outlier oversiz p_> pac pack panach parent-child partition path_PATH pattern_# ' +
      'pattern_and pattern_for pattern_with pend_task percent perfection performanc_optimization phas_# ' +
      'phase-dev picker pinia placeorder plan_| platform-nativ playful plt pod pollution portfolio pos post ' +
      'postman powerpoint pptx practical prd pre-commit predictabl predictiv premium previou prioritization ' +
      'privat_data prob product productivity programmatical prohibit project project-level project_description ' +
      'projection prompt_defens ptr pubm puls px- py- pypdf quality quality_and quantify quantitativ ' +
      'queryselector querywithrl question ralph rather_than ratio rationalization react_# read_all realistic ' +
      'recognition redundant refram rel relat_skill relat_to religiou remind replacement reply reproduction ' +
      'req- requir requir_field research_complet respons_> respons_PATH respons_tim responsiv responsiv_design ' +
      'restructur retrieval retry-after retrywithbackoff return_< return_a review_gat review_| rgba rgba_# ' +
      'right riverpod roadmap-statu roadmap_# roadmappath rol role-bas rollback_procedur rsc rtl run_lint ' +
      'run_test runtim_adapt s_directory sacr sanity sanity_review sans-serif satisfaction saturation say_that ' +
      'scalar scannabl scatter schem scholar scratch searchinput searchparam select_from separation serverles ' +
      'service-layer serviceid session_cooky session_management seterror shadow sharp show_me signal-bas ' +
      'simpler siz siz_# sleep small smell smith snak snak_cas spec_directory spec_fil specific_content ' +
      'specifical specificity squar standardiz start_# starttim stateful statemanager static_analysi statu ' +
      'statu_# statu_activ statu_complet stderr steer stitch stop stop_execution story_fil stream_url stres ' +
      'stub sub-question subproces subscrib substr succes_tru summary_concis summary_in surgical swarm ' +
      'synchronization synthesiz systematic tailor task task-mov task_and task_for task_plan taxonomy team_id ' +
      'team_rol tech_stack technology_stack templat templat_and templat_fil temporal terminology test_PATH ' +
      'test_data test_or test_organization test_pattern test_strategy test_| textarea the_assistant the_dev ' +
      'the_output the_task their theory thes_skill thi_step thi_task throughput tight to_determin to_mak ' +
      'to_review to_specific to_thi toisostr tokio tool_| toolbar tr transcrib trap trend tri tunnel typ_PATH ' +
      'typ_definition typeof u_# uint_# unicod unlimit unnecessari unreal up_the up_to updat updat_or upper ' +
      'usability use_availabl usecallback usecas usecounter usememo usequery user_say user_that user_to ' +
      'user_want userid_str usersservic userstat usetranslation useuser usiz utf- valu valu_# varchar ' +
      'version_control videoasset visionslug void_> vue was_author weakness webapplicationfactory webp ' +
      'websearch wednesday what_should wid withratelimittier wizard workflow_for workflow_in worktre_path ' +
      'writ_edit x-api x_# xl yarn yellow yml you_may you_run youtub |_block |_command |_entity |_fil |_grep ' +
      '|_key |_no |_non |_requir |_str |_tool |_what',
  ],
  [
    -0.5,
    '#_api #_b #_day #_display #_documentation #_gather #_load #_new #_performanc #_product #_query ' +
      '#_refactor #_return #_sentenc #_start #_step #_task #_updat #_worker --body --check --config ' +
      '--directory --foreground --include --name --project --sequential --tags <_# <_background <_button ' +
      '<_exampl <_img <_number <_p <_sequenc <_suspens <_t >_< >_creat >_user FEATURE_NAME PATH_PATH PATH_cod ' +
      'PATH_creat PATH_featur PATH_not PATH_or PATH_test PATH_them PATH_use PATH_version a_# a_specializ ' +
      'a_task a_user aa aaa abi abort abortcontroller abortsignal absorb ac accent acceptabl accumulat active ' +
      'activity addcorsheader addition adopt adoption adr adversarial age agentic agentshield algorithm ' +
      'all_steer allocat allocation already_exist an_expert analyst and_deployment and_execut and_format ' +
      'and_monitor and_proce and_provid and_updat angl any_> aop apierror apirouter applicabl arc archetyp ' +
      'architectur_and archivo aria arial as_a askuserquestion_> asses assessment at_the attack auth-frontend ' +
      'auth-test authoritativ await_expect await_pag awarenes background-color backgroundcolor backlog ' +
      'bandwidth bar bdd beat befor_continu behav below bezel binding blank blob body bound boundary_and ' +
      'breadcrumb break_chang bridg broken brows buffer bug_fix build_a build_error buildsectionclass built ' +
      'busines_logic button_> by_category bypas cac calculatetotal call_as canary cancell car cardheader ' +
      'cargo_test cash catch_error categoryid caught cfg challeng chang_| checker chrom chromadb circl ' +
      'claude-code-templat clickup cn cocoapod cod_exampl cod_follow cod_styl codebas_for codex_runtim collaps ' +
      'competitiv compilation componentv comprehensiv compres conferenc connect_to connection_pool ' +
      'const_result construction containeriz context_and contributor convergenc conversation_history cooki ' +
      'coroutin country coupl cp crat creat_tabl creat_task create-api create-entity create-github-epic ' +
      'create-plugin createapierror createuser createuserrequest creativ criteria crop cross cross-spec ' +
      'crosspost css cubic-bezier current_project curv custom_hook cv cyselector d dag dangerou dark_mod ' +
      'data_acces data_fetch data_| databas_with database-migration date-fn debt debugger decorator default ' +
      'default-src defaultvalu defeat deletedat demonstrat dep desc design_generation design_phas desir detekt ' +
      'dev-sync devop diagram dialog differentiation digital dinner dir dir_PATH directory dirnam disadvantag ' +
      'discus dot drift duplex duration_# eden ef effectivenes effort elysia embed emerg emphasi empty endtim ' +
      'engin enhancement enrichment entityid entry_point epic-advanc error_# error_with es eslint estimation ' +
      'evaluat event-driven everything-claude-cod evolution evolv exampl exec execution_step exist expansion ' +
      'expect_PATH expiration exploration export_clas extract_text fad fastest feat featur_PATH featur_| ' +
      'feature-nam field_| figur fil_| fill filter_by financial findall findmany firstnam fk flicker fly ' +
      'flyout food for_any for_exist form format formcontrol formdata freez friend functional gap generat_PATH ' +
      'generat_a get_user getbyid getbylabeltext getitem gget gh_pr gitlab glasseffect global golden got grad ' +
      'gradual great grep_search growth_rat guarante guess gzip haiku handleclick headlin heavy height_# ' +
      'hierarchical higher histogram homepag honest hotel href httpclient httpstatuscod hybrid hyphen id_> ' +
      'id_PATH idiom if_PATH if_error if_project illuminat impl implicit importanc impossibl in-develop in_one ' +
      'in_progres in_remotion inactiv includ_PATH incorporat influencer information_> initiat inspection ' +
      'instantiat instead_of instrument insuranc integration-focus intensity inter interactiv_mod ' +
      'interpolation interpretation interpreter interval intervention involv io is_already is_the isbypas ' +
      'issu_only issuenumber item_> itemlistviewmodel iterat iterator jacoco javascript jpeg jq jql jsonb jsx ' +
      'jump k:agent&tell k:agent>favour k:allow&favour k:allow&neg k:allow>money k:claim&fetch k:claim>person2 ' +
      'k:destroy>destroy k:destroy>out k:favour&hold k:favour&out k:favour>infra k:fetch>claim k:fetch>tell ' +
      'k:hide>fetch k:hide>keep k:hide>person2 k:hide>private k:hide>run k:hold>money k:infra>keep k:infra>neg ' +
      'k:kept&tell k:kept&trust k:kept>fetch k:kept>off k:kept>run k:neg>favour k:neg>trust k:neg>weak ' +
      'k:off>trust k:often>allow k:often>keep k:often>prior k:often>send k:out>kept k:out>person2 k:out>told ' +
      'k:prior>money k:private>favour k:run>claim k:secret>infra k:secret>person2 k:send>favour k:send>hold ' +
      'k:send>prior k:send>trust k:tell>kept k:tell>person2 k:tell>send k:told>private k:trust>neg ' +
      'k:user>infra k:weak>private k:weak>send keymap kill kiro kiro-debug kiro-discovery kiro-validate-impl ' +
      'knex l_# lab lambda languag languag_specify larger last_updat lastnam layer_# leadership leakag lesson ' +
      'letter limitation lin_# list_all listen load_and loadfont location_PATH logout lotti lucide-react mad ' +
      'makemigration mapping margin mark_complet markdown_heading market-research maxretry meal media ' +
      'medium-high merg_to met meta_> method_post methodology min min_# misread mission mitigation mix mkdir ' +
      'model_opu model_sonnet moderat moderator modern modernization monitor morn motivation mov_to ms multi ' +
      'multi-layer multi-platform multi-tenant music must_exist mutex mvp my-app my-plugin mypackag mysql ' +
      'nam_alic narrativ never_hardcod new_dat newitem next_PATH next_action nextrespons nic nich non-obviou ' +
      'non_| normaliz nosniff not_null notfoundexception notnull nsubstitut num number_> numpy nvim nvim-ccasp ' +
      'nx nx-lib observability obviou of_truth offload oklch_# one ongo onsearch opaqu open-sourc openapi ' +
      'opinion optimal or_expos orang orchestrat orderid orderservic output_format overhead overload ownership ' +
      'p- p_# pag_> pain panic para paralleliz parallelization parcel parenthes particl partnership passiv ' +
      'pattern_to payment pd peak performanc_and perl persistent pg pictur pivot pkg placement plan_for ' +
      'platform playbook playground png pool popular populat portal practic pre pre-built pre-deployment ' +
      'preferenc preparation preprocess presentational prettier preventdefault primary_key primitiv ' +
      'prismaclient probab producto profiler project-scop projectid projectnam property-bas prototyp provid_a ' +
      'public px qpdf quantity queryclient rac radio railway-mcp-server rate-limit rather rational ' +
      'react-reviewer reactivity read_first read_grep ready_for real-world realtim recap recogniz record_< ' +
      'recoverytimeout redirect reduc reducer ref refer refetch regexp registrationrequest regulatory ' +
      'reinstall relevanc remain reminder renderhook replay report_with requir_skill requirement ' +
      'requirement_map res responseentity responsibility responsivenes restaurant result_< result_PATH retain ' +
      'return_> return_PATH return_await return_thi revert revis rg rgb rich ring rls_policy roadmap-orch ' +
      'robust roman rout_and routertestingharnes rtstream run_| running-config runs-on runs-on_ubuntu-latest ' +
      'runtimeerror s_PATH saa safari sampl_data satisfy scalability scenario schema scop scop_> scope-chang ' +
      'searchabl seasonal security-review sel sensitivity seo serif server-on serverconfig servic_layer ' +
      "setitem setstat settimeout shouldn't signup silent similarity simulation simulator sinc sitemap skip sm " +
      'sonnet sourc_cod speak spec-design spec-requirement specify_in spot sql_injection stability stack ' +
      'startdat starter starttransition stash statu_cod str_> str_str subagent_typ subsection suffic ' +
      'suggestion suitabl sum sveltekit swagger swr t t_> tablenam task- task-relevant task_are task_complet ' +
      'task_from task_number taskcreat taskmanager tdd-workflow tech tension test test_should testb ' +
      'testimonial that_can the_draft the_final the_generat the_implementation the_sourc them_PATH ' +
      'theme-specific thi_is thi_prompt third-party thought threat tim_# to_do to_generat to_identify ' +
      'tobedefin tocontain todolist tool_read toolkit top_# tosignal total_# tour traceabl track_and trade-of ' +
      'trait transactional transcription transformation transient transparent transportation tree-shak ts ' +
      'tshirt tt typ typ_> typ_of type-saf typeorm typical uat uint uncheck uncommit under_# unhandl uniform ' +
      'uniquenes uptim urgent uri usabl use_cas use_languag use_v usemyplugin user-controll user_PATH ' +
      'user_direct user_experienc useref userevent userprofil userrepository userrol validationresult vdb ' +
      'verification-loop verify_all versioncontrol vet videotrack viewer viewmodelscop walkthrough want warm ' +
      'warning what_thi when_possibl wher whether why_thi width win with_a with_thi work_in workaround worker ' +
      'writ_PATH ws xcodebuild z_str |_> |_fail |_high |_use |_when',
  ],
  [
    -0.625,
    '#_add #_configur #_confirm #_continu #_creat #_defin #_determin #_end #_extract #_follow #_generat ' +
      '#_identify #_implement #_level #_min #_monitor #_optional #_p #_run #_s #_set #_verify #_what #_word ' +
      '#_y --all --auto --base --build --coverage --entity --input --oneline --prod --prompt --sandbox --watch ' +
      '<_> <_div <_input <_meta <_scop >_ask >_thi PATH_# PATH_check PATH_content PATH_error PATH_first ' +
      'PATH_script PATH_ts a-z a_> absent acces_to accessibility achiev acquisition action ad adaptation addon ' +
      'addressabl adonisj after_all after_the agre_with align align_with alignment all_featur all_pend ' +
      'all_test allowlist alpin analys analyzer and_check and_cod and_creat and_integration and_performanc ' +
      'and_quality and_return and_task and_test and_validation and_why animat api-tester api_rout app-level ' +
      'architect architectural argument-hint argument-hint_< art articl assertthat assign associat async_def ' +
      'asyncclient asyncio at_timestamp authorization_bearer authservic auto-approv_requirement auto-detection ' +
      'auto-format auto-load autonomou aws backendsecondary balancer banner baseblockschema be_used bean ' +
      'befor_any befor_writ behind bisect blind bloat block-editor block_task blog blur book boot bottleneck ' +
      'bottom brand-voic broader bulk bump bundler calculation calculator caller casual categorization central ' +
      'chapter characteristic check_and check_| cit city class class-validator classnam ' +
      'claude-cli-advanced-starter-pack click client_component clinical clippy clon cloud cmak cod_standard ' +
      'codebas coherenc cohesiv cold color commentary commitment communicat compatibl competency complementary ' +
      'complex componentnam compression concis conclusion concurrency config_PATH conn consult ' +
      'content-typ_PATH content-visibility contenttyp context_# contradiction conversation-awar coordination ' +
      'copy-past cor_fil cor_responsibility cor_task correct_use corrupt cow creat_user create-migration ' +
      'create-task-list cross-platform crud curl_WEB_ADDRESS currency current_stat data-cy data-on data-testid ' +
      'data_flow databas_migration databas_schema dataclas dataclass datasourc deadlock decay decid ' +
      'declaration def_test dejavu del delegat_to delivery demand demographic density deprecation description ' +
      'deserialization dest destructur di die dietary dirty displaynam distribution div div_> dmux docx doe_it ' +
      'domain-specific doubl dres dual durabl durationinfram durationinsecond ecosystem editorial el electron ' +
      'emulator enabl_tru encapsulation encoder energy engagement enumerat env environ environment-specific ' +
      'episod equal error_handl escalat especial essential est ex exc executiv_summary expect_result expensiv ' +
      'experimental expertis explain_why exploit export_const exposur expression external_servic extract_tabl ' +
      'f factory fail_| failur feature-level few fil_are fil_exist fil_or filler finaliz fix_the flight ' +
      'follow_PATH fontsiz footer for_# for_data for_different for_project for_review for_task form_> ' +
      'formatter forwardref four fr from_# from_a fundamental gb gemini general-purpos genuine geographic ' +
      'getuser gh gin git_branch git_diff github_issu glas graceful gradl grafana graphic greet grid group_by ' +
      'gues halt happy head health_check heatmap height hero-banner heuristic high high-risk highest hint hono ' +
      'hot html_> httpexception human-readabl hygien hypothes i icon id_from iee if_applicabl if_design ' +
      'if_need if_result if_task imageasset img impactdescription implement implementabl implementation_not ' +
      'implementer implication import import_PATH improvement imputation in-memory in-progres incom ' +
      'independent industry infer inferenc informational inheritanc inject integer integration interact ' +
      'intercept intersection ip is_requir issu_# issue-number item_item itemrepository itinerary j jan ' +
      'justify k:allow&money k:allow>neg k:allow>told k:claim>keep k:destroy>person2 k:favour&infra ' +
      'k:favour&often k:favour&send k:favour>hold k:favour>send k:fetch>infra k:fetch>off k:fetch>trust ' +
      'k:hide>infra k:hide>prior k:hide>tell k:hold>prior k:hold>private k:infra&money k:infra>trust ' +
      'k:money&trust k:money>prior k:money>weak k:neg>infra k:neg>off k:not-fetch k:off&run k:off>neg ' +
      'k:often&tell k:often&user k:often>tell k:often>user k:person2&send k:person2>favour k:person2>money ' +
      'k:private>prior k:run>money k:send&trust k:send>fetch k:tell>hide k:tell>money k:tell>run k:told>keep ' +
      'k:told>secret k:trust>user k:user>every k:user>often k:weak>claim k:weak>off keccak kernel kiro-review ' +
      'kiro-spec-batch kotlin la landing-page-generator lang language-specific latency leader left len lg li ' +
      'lifespan lifetim lift limit_# limit_to link_and link_to list list_< load_PATH loader local_development ' +
      'lodash logo long-run long-term low low-medium magicpattern map market marketrepository marketservic ' +
      'materializ maven max measurement mechanic mental mermaid microservic might mini-review miss monitor_and ' +
      'month mood multi-phas multi-stag multi-step mutual my_plugin mycomposition nam_and natural_languag ' +
      'navigat_to necessary necessary_context nestj neutral newsletter ngrx nice-to-hav nil node-version ' +
      'non-critical non-goal npm_test nuanc number_# observabl observer ocr of_# offer oklch on_PATH on_approv ' +
      'onclick one-off onpush onsubmit operational opt optimiz or_non or_updat orderrepository organization ' +
      'origin_ecc outlet output_description outputdir outreach outsid overall overflow owasp parallelism ' +
      'parser party pascalcas patent pattern_not paus pdfplumber pdfreader pdfwriter penetration peopl pep ' +
      'per-request performanc_monitor persona personality personaliz personalization photography physical pil ' +
      'pitch pitfall pixel plan_and play player post-process powershell prefers-reduced-motion preflight ' +
      'presentation pretoolus print_f proactiv proactive program project-nam projectroot promotion propagation ' +
      'pt pub public_clas publication purpl python_# qa que queryclientprovider quota qw r_PATH re-export ' +
      're-run react_component react_hook reactiv read read_PATH readability reality rebuilt receiver recipient ' +
      'recommend recommendation recover rect recur redesign redi region relat relevant_to requestcontext ' +
      'requir_PATH requirement_coverag requirement_ids researcher resp return return_result revalidat revenu ' +
      'rotation round rout_to rstest runbook runner runtim_compatibility saving screen search sec ' +
      'section_number security-scan seek segment selectiv sendabl serialization server_component servic_| ' +
      'setload shar shift shop shorter shot should_not shown significanc significant simplify site-intel ' +
      'skill_when slight slug solid sophisticat sort special specialty speculativ spreadsheet sqlalchemy ' +
      'stagger standardization startswith stateles staticcheck statistic statistical statuscod std step- ' +
      'step-by-step strategic struct studio submission subtitl succes_criteria successful such such_as supabas ' +
      'suppress sur survey svg t-shirt tail taint taken target_audienc task-_# task-id task-number task-report ' +
      'task_with taskid tasks-generat td team_member teamid techniqu test_# test_framework test_test ' +
      'testclient tester textrun textur that_need the_app the_current the_end the_most the_sam thesi ' +
      'thi_config thin this- this-_> throw_new tier to_app to_prevent to_understand to_updat tob_# ' +
      'tobeinthedocument ton tool_for tool_or top touchpoint trail transition travel treaty trivial tutorial ' +
      'tweak typ_and typ_error typecheck ubuntu-latest unblock uncommit_chang underlin understood unity ' +
      'unsafe-inlin untrack useauth usecontext useeffect user-fac user-visibl user_explicit user_profil ' +
      'user_wher userinput usernam userouter uuid uv validation validation_and validation_| validationerror ' +
      'valu_| valuabl variabl vary verifiabl via vib viewmodel visa vitest vlan waitfor walk warehous warn ' +
      'waterfall weak webpack what_are whether_the whitelist wildcard winston with_detail with_error ' +
      'with_minimal with_no with_proper workdir workflow wrangler x x-forwarded-for x-team-id xs xunit xx xxx ' +
      'yes_| you_delet your_expertis z zero-downtim zustand |_PATH |_build |_creat |_start |_user |_|',
  ],
  [
    -0.75,
    '#_agent #_character #_cod #_commit #_dependency #_install #_item #_lin #_m #_of #_read #_review #_test ' +
      '#_token --backend --dry-run --filter --head --staged --test-dir --verbose --version -alpine <_PATH ' +
      '<_script <_section <_task PATH_cor PATH_format PATH_import PATH_key PATH_updat ROLE_FILE a-za-z ' +
      'a_comprehensiv a_senior absolut absolutefill abstraction access accuracy acros_the acs action_run ' +
      'actionabl add_PATH addeventlistener advic aftereach agent_PATH aggregation alembic all_context all_spec ' +
      'alongsid ambiguou analyz_the and_generat annotat annotation api_call api_documentation api_endpoint ' +
      'appl archiv are_an arrang as-i as_complet as_need as_referenc assistanc asyncsession at_least atomic ' +
      'attachment attention auto-scal avoid await_PATH azur back_to backend-validator backfill background ' +
      'backward barrel bash befor_proceed beforeeach better bill black bootstrap border branch branch_nam ' +
      'breaker brok build_PATH bypass byt c_# calculat campaign canva cart celery clang-tidy clas class-bas ' +
      'clear cleartimeout cmd code-review compact compiler component_and con concept concurrent confident ' +
      'configuration_and confirm confirm_the connect connectivity consequenc consideration construct consumer ' +
      'containerization contrast contribut cor coverag_report craft crawl creat creat_PATH creat_| creator ' +
      'critic csv ctest cursor custom customiz cy cycl dark data_> data_PATH datetim de decimal dedicat ' +
      'defin_in delegat delta dependency_graph depth design-generat destination determin devenvironment ' +
      'deviation differ dio direction discriminat discussion dispos do_i doe dom dotnet drizzl e-commerc echo ' +
      'efficiency elevat emergency emoji emphasiz enabl enhanc entrypoint error_error error_respons ' +
      'error_scenario errorboundary etc etiquet exa exceed execut_all executability executabl expectation ' +
      'expert explor exploratory expo extend external_api factory_> fallback faq fetchuser ffffff fil_extend ' +
      'first-tim fix flatten flexibl float fn focu focus_on follow_the fontfami footag for_const for_critical ' +
      'format_and format_requirement fps framework from_remotion from_thi function fund gallery gam gather ' +
      'gdpr general generic going googl granularity growth handl has_a haserror hashtag healthy hero ' +
      'high-level highlight hook_| how_to ideal idempotency identifier identify if_thi immutability in_main ' +
      'in_production incident inconsistency increas indicat inform ingestion injectabl innovation inspect ' +
      'install_dependency intent internal internationalization interpolat intro introduction invariant ' +
      'invok_the ios ipc isactiv isolation isopen issu_and it_into italic iteration jitter k:allow&infra ' +
      'k:allow>user k:claim>tell k:destroy>allow k:destroy>off k:favour>off k:fetch>kept k:hide>out ' +
      'k:hide>trust k:hold>claim k:hold>secret k:kept>hold k:money>private k:neg&trust k:neg>fetch k:not-off ' +
      'k:not-trust k:often>favour k:private>neg k:secret&tell k:send>hide k:send>keep k:send>send k:user>fetch ' +
      'kebab-cas kiro-spec-init kiro-validate-design koin kubernet kyse land_pag laravel last lcov lightweight ' +
      'linkedsignal linux literal literatur logic_in mathematical may_be me medium membership mesh metakey ' +
      'mistak ml mobil monolith msw mutabl mutat mvn mycomponent mypy nam_convention nam_str natural negativ ' +
      'neovim netlify nextjs-app non-negotiabl non-trivial normal not_the number_of objectiv observation ' +
      'on_failur one-way onerror opacity opacity_# opportunity optimization optimizer orm otherwis ' +
      'over-engineer overlay owner_admin p page-management parallel pattern_that payload perf permanent ' +
      'persistenc phase-dev-plan php pip-audit pm pointer pom post_PATH preced presenc preservation prevention ' +
      'privat pro procedur productvariant progression project_memory prompt proof proposal providerouter ' +
      'provision psql purchas py pytesseract q quick_start radiu rais rar re-validat react reaction readines ' +
      'recalculat recommend_for recoverabl redact reduction redundancy redux refinement regular regulation ' +
      'rehearsal relation reliability reliabl remediation render replication reportlab represent req ' +
      'requirements-generat reserv reservation resiz respons_format restor retention retriev return_fals ' +
      'return_null rfc risk rol_owner rollback rout_handler ruff rul_PATH run_build rxj safety_fallback sampl ' +
      'san scop_and screenshot securityidentity selection sequential serializ serializabl serializer ' +
      'session_boundary session_id set_approval showcas simplification simulat situation sku smok_test snap ' +
      'sound sourc_fil specializ specializ_in speech spik spin src standup statu_and steer_fil step step_# ' +
      'stick stock stop_with storybook strategy strategy_for strength structur sub subject subtask subtest ' +
      'succe succes surviv swallow syntax tabindex table-driven tablet tailwindcs task-statu task_# task_mark ' +
      'taskoutput tdd tdd-guid temp tensor tesseract test_and test_for test_suit test_user testability testabl ' +
      'the_component the_follow the_full the_latest the_workflow them_to third throttl throughout thumbnail ' +
      'timezon to_activat to_design to_fix to_task tob toequal tokenmanagement top-level topic tostr total ' +
      'touch traceability trad transit traversal tsx ttl tupl typ_text typography uncertain undefin undo union ' +
      'universal unnecessary unwrap updatedat upfront upstream url_PATH use_for user_user user_| userservic ' +
      'usevideoconfig using_the ux vagu validation_fail verbos vercel verificar verify viewport violation ' +
      'vision void vty watch wb what_it what_would when_availabl whitespac why_it wir with_clear with_specific ' +
      "within won't would_you x-content-type-option xcod yet you_can you_will yyyy-mm-dd | |_add |_api |_cor",
  ],
  [
    -0.875,
    '#_environment #_error #_fil #_find #_fix #_hour #_security #_with --help -column -specific >_> >_new ' +
      '>_| PATH_are PATH_project PATH_tool SESSION_NAME a_PATH a_b a_singl a_structur academic acros activat ' +
      'actor alic all_task all_user already_complet alter alternativ ambiguity analysi and_ask and_avoid ' +
      'and_dependency and_output and_security and_user announcement appropriat appropriate arbitrary ' +
      'architectur are_the arg argument arriv asid askuserquestion assigne assignment async_> asynchronou at_# ' +
      'at_a attribution auth auto auto-fix automat automation avatar b badg baselin basket been ' +
      'befor_implementation befor_start being belong best_for bind bob boolean boundary box brand brew button ' +
      'cabl canonical captur_session caution caveat cell center chain chang_and channel check_the child ' +
      'children choos chor chronological chunk clamp claus clean cleaner cleanup clickhous client-sid cohort ' +
      'coll collection combination command-lin compaction complet composition conduct configuration confusion ' +
      'connector consistency const constructor content-engin context_for continu_to continuous-learning-v ' +
      'convert convert_to correlation cpu creat_at criterion crypto current customerid cwd dai damag dataset ' +
      'deduplicat def default_# deploy-full description_creat design detail dev develop devtool df ' +
      'disable-model-invocation disconnect dist docker-compos doing dompurify doubt dry due dynamical eager ' +
      'ecc-agentshield ecc-nativ edg effectiv elimination els elsewher emb ensur entity eof err estimat ' +
      'evaluation every_request exampl_> except excessiv execut_task exist_PATH expens experienc experiment ' +
      'extend_PATH extraction fact factor fail_to fall feel fi fig fil_for fil_with flash flask focu_on focus ' +
      'follow for_new for_simpl foreign framework-specific frequency frequent from_PATH frontend-developer ' +
      'frozen ful func gentl get_PATH gif git_add git_checkout git_worktre grow guidanc handoff harden hit ' +
      'hour hover how how-to how_do hst hypothesi id_str ide idea idempotent identify_the if_! if_no ' +
      'if_requirement in_# in_any infrastructur innerhtml inspiration instagram interactive invalidat ' +
      "is_mandatory isn't isolat issucces isvalid java jest job judgment k:allow&hide k:claim&weak " +
      'k:destroy&weak k:favour>fetch k:fetch&money k:hide>allow k:hide>off k:hold>infra k:hold>trust ' +
      'k:infra>hold k:infra>send k:kept>private k:kept>tell k:money>fetch k:off>run k:often>trust ' +
      'k:person2>infra k:person2>told k:secret>allow k:send>infra k:trust>infra k:trust>money k:user>money ' +
      'k:user>user key_or keyword kiro-spec-impl lan lazy lazy_load lcp legacy let like listener logical lot ' +
      'mainactor malform markdown matcher mean mediabunny migrat minimiz minor mis mismatch moc modification ' +
      'modifier money most_important movement msg mutation nav neighbor nest new_error no_regression nod_PATH ' +
      'not_a not_creat notfound o_PATH one-lin open_a or_use orientation outdat outlin output output_in ' +
      'overlap overview palet parentid part patch path path_and path_to pattern peerdependency pend per period ' +
      'perspectiv plan planner platform-specific playwright_mcp plot plugin-nam podcast position power ' +
      'precedenc precision preset prisma proce proce_with proceed production_cod professional programmatic ' +
      'progres promis prov ps pwd pydantic rag rank re-render read_writ ready_to real-tim receiv rectangl ' +
      'recursiv refactor-workflow reflect refund regex regression relat_command relationship reload rely_on ' +
      'removal removeeventlistener replica report_and requirement_not resolution return_new return_user ' +
      'reusabl rev-pars reversibl review_the roadmap roll route-path safe scaffold schedul script-src script_> ' +
      'scroll secret_management segmentation self sender sentry separate sery shadcn shared-rul shortcut sibl ' +
      'sid_effect sidecar simultaneous smart som someon spac spanish sparing spec specialist specify stabl ' +
      'stakeholder stat stat_and static staticfil stay stop_and story sub-agent submit subnet sufficient ' +
      'summariz summary suspiciou symbol symptom synthesi takeaway task-find task_list task_to task_tool ' +
      'teardown technical technology tell_the templat_PATH temporary terminal than the_# the_codebas the_data ' +
      'the_featur the_fix the_languag thi_agent thre timelin timer timestamp timestamptz tiny to_HOME_PLACE ' +
      'to_add to_ensur toast todowrit tothrow transport treat_external truth typ_check typescript u ul unchang ' +
      'unclear unfamiliar unit unit_test url_| useactionstat used_for user- usercard uspto utility v_# ' +
      'validation_command validation_error validity variant variou vector version_# very vi visibility vit wav ' +
      'whit winner with_open work_on writer year your_project zod |_#',
  ],
  [
    -1,
    '#_app #_databas #_detect #_get #_nam #_second #_them --noemit --output -rn >_# PATH_< PATH_directory ' +
      'PATH_nam PATH_stat a_clear a_tim abc_# acceptanc accidental adapt add_new adjust advisory aggregat ai ' +
      'aim all_PATH amount an_exist analyz and_alert and_what anti-pattern api_test apiclient app approv_tru ' +
      "appshell are_ther aren't aspect assertion availability await backend backoff bandit befor_commit best " +
      'bool build_and builder built-in bun burn but but_not caption captur cargo cascad catch ' +
      'ccasp-codex-compat_start cdn char chart chosen clarification collaborativ community compile-tim ' +
      'complete component comput computation condition conditional confidenc configurabl consistent constrain ' +
      'constraint context convention_and correction correctnes createdat cross-referenc cve cypres dart ' +
      'data_from databas_query defer deliverabl depend_on deploy_to describ_the detach diagnostic direct_in ' +
      "distribut doesn't_exist draft duplicat duration eas easy emit epic error_and excel execution exhaustiv " +
      'exist_in expand expres fastapi fil_is find_and flag_as fmt for_api for_cod for_each for_local for_test ' +
      'for_thi foreign_key fragil freshnes frontmatter functionality generat generat_task graph gray guard ' +
      'guest harder headles hello helpful hipaa how_it httpx hydrat identical if_exist immutabl imperativ ' +
      'implementation in_chat inconsistent increment indentation index inefficient initializ inlinedata ' +
      'instanc instinct intentional interactiv interrupt is_to issu_found journey jsdoc k:claim&private ' +
      'k:claim>private k:claim>weak k:destroy&secret k:fetch>hide k:hide>kept k:hold>allow k:hold>fetch ' +
      'k:infra&trust k:often>weak k:run>infra k:secret>hide k:weak>hide k:weak>trust key_finding land learning ' +
      'leverag lifecycl linter location logger los lost lowercas lua m main_repo mandatory many match ' +
      'match_the matrix mcpserver meet memoization metric mit multi-agent nam_PATH nas ng observ offlin only ' +
      'only_when optional orchestration orchestrator order_by organiz outcom over_tim packag_manager pad ' +
      'paginat panda paper perform phi pipelin placeholder plu pnpm polish postgr potential precondition pric ' +
      'primary prioritiz proce_to proces_SECRET_FILE process profil proposition protect push_origin quarku ' +
      'queu rail rang reach read_and readabl reader readon reasonabl refin registration rejection remotion ' +
      'rerun resourc rest retrospectiv rollout root_PATH router run_a run_full sam samesit sanitiz scen scor ' +
      'security_audit self-contain senior sensitiv_data sentenc separat server-sid several sheet shortest ' +
      'sidebar skeleton slic smallest snapshot softwar sourc_of spa spec-impl spend spread sqlit ssl ssr stag ' +
      'standard startup statu_in statu_report string structural subset suffix suggest_action suspens tab ' +
      'task_is test_command test_fil test_pass testcontainer text_| than_# the_actual the_appropriat the_entir ' +
      'the_exist the_right think throw tmp to_a to_be to_check to_see together toleranc tool_guidanc topology ' +
      'train transaction tre triag troubleshoot tun turbo uniqu unvalidat updat_PATH updat_at usd ' +
      'usecurrentfram useeffect_> user_can user_request usestat usual v verb version_and vertical ' +
      'visualization webfetch websocket weight what_chang with_exist with_fil with_new writ_> x-frame-option ' +
      'xml |_session',
  ],
  [
    -1.125,
    '!_PATH !_ccasp-codex-compat #_build #_execut #_report #_scan #_show <_a <_instruction <_user PATH_in ' +
      'a_specific accurat acl again alias all_# alwaysap am anchor and_api and_can and_fix appear approach ' +
      'area array ask_user asset async bcrypt blueprint bold breakdown brief broad budget busines cach camera ' +
      'can candidat categoriz category ccasp-codex-compat ccasp-codex-compat_end ccg centraliz character ' +
      'checkbox clarify cod_chang code-reviewer commercial comparison compatibility competition complexity ' +
      'compound concret consum content-typ contribution controll conventional conversational creat_new ' +
      'creation deadlin deck deep deeper defens delegation detection deterministic devic dhcp differenc ' +
      'dimension discover django dockerignor effect email_str encounter engineer enough enum envelop ' +
      'epic-level errormessag escalation examin exampl_and exchang exist_test exit explain explanation ' +
      'explorer external featur fil_chang fil_path filesystem final flutter font for_confirmation for_larg ' +
      'for_security foreach formula fram further generation git_statu github_action glob goe ground ' +
      'hardcod_secret health hold hotfix i_ll if_user immediat immediate impact in_parallel incomplet indent ' +
      'init initialization insight instruction_> int integration_with intel interaction invalid invok item ' +
      'jira join k:allow>prior k:allow>trust k:claim>neg k:destroy>run k:hide&tell k:tell>trust k:weak>fetch ' +
      'k:weak>run k:weak>tell label light load_all locator log_and look_for lookup maintain major management ' +
      'map_to marker marketing-campaign markup mechanical meta middlewar minimal moment moo motion multipl ' +
      'must_hav myapp narration nativ navigat navigation need_a net next nod_env non-root not_just occur ' +
      'onboard only_the op operat orphan out_of outbound overrid percentag perfect person pii playwright ' +
      'plural poll portion postgresql prematur preserv prevent previous productid prospect protocol providedin ' +
      'public_function pur pytest python_PATH quick railway raw rbac reason rebuild recent recovery refresh ' +
      'relativ remot requir_for respond resum rs rubric sal scal_# scheduler sdk seal secondary security_and ' +
      'server_action shutdown sid singleton social soft solv spinner spr start_> statement streamabl strict ' +
      'swap swift synchroniz tailwind tanstack task_must tauri test_coverag test_the the_command the_complet ' +
      'the_linter the_spec the_specific thi_workspac thorough thread to_user toggl tool_in trim tsc ui unbound ' +
      'uncertainty unexpect unrelat unsaf urlsourc use_PATH use_client use_when used user_id val valid ' +
      'validator ve verdict videodb visibl when_to when_user why widget will_be with_PATH xss you_want |_run',
  ],
  [
    -1.25,
    '#_document #_not #_remov --clear PATH_fil PATH_output a_new a_real advantag agent_for alt android ' +
      "apikey artisan audienc audio baseurl basic bearer between blocker board break can't cancel cannot " +
      'capability careful cast ccasp classification classify claud_plugin co-authored-by column combin ' +
      'composabl consol consumption continu_with correct counter cta customization decision declar declarativ ' +
      "defin depend deriv detect dict directiv distinguish do_use docker_compos doesn't domain driver " +
      'duplication email_MAIL_ADDRESS engag english entire entry env_var evidenc exception extract featur_in ' +
      'feedback fil_that filenam fix_# for_PATH foundation fun gen git_commit git_log goal guid hierarchy html ' +
      'hydration if_any important_constraint indicator initial inlin instanceof integrat investor invocation ' +
      'json k:favour&fetch k:off>destroy k:secret>destroy k:tell>off k:weak>told layer ledger length local ' +
      'localstorag locat manag manager mcp_tool meaningful measur metadata mfa modal multi-model my n neon ' +
      'not_to npm_ci nullabl oauth offset or or_a or_the partial patient pdf perlcritic phas philosophy ' +
      'plankton playback precis prerequisit proper provid re ready relevant repair residual respect respons ' +
      'rls root_caus runtim saf sanitization sanitizer security-reviewer select semantic simplest singl slid ' +
      'smok smooth so_the specialist_agent styl subdirectory subsequent suggest superadmin task-local task_in ' +
      'test-first test_failur test_run test_with the_exact the_original the_templat thi_PATH to_creat to_start ' +
      'to_use tool_and traction traditional transform typ_safety type-check unavailabl understand_the ' +
      'unles_the unus use_thi useful userid verify_that video violat visual what_s which window with_full ' +
      'with_test wors worth writ_to you_need you_re',
  ],
  [
    -1.375,
    '#_ask #_deploy #_log #_minut PATH_build abc accessibl acknowledg actual address all_phas alon angular ' +
      'are_a as_untrust assert attempt averag back bas_on batch behavior bounc by_default capacity chang_fil ' +
      'check_for clean_up cli codemap completion compos control controller cost deduplication description_of ' +
      'development discovery dispatch dynamic element enter entir fit flow for_a from_user frontend g harnes ' +
      'hav_a hookify id if_test import_from in_order incorrect injection insufficient interceptor interfac ' +
      'investigat is_availabl is_in isload justification k:destroy>prior k:destroy>weak k:fetch>keep ' +
      'k:hide>often k:infra>infra k:secret>favour k:secret>secret k:weak>prior kept lead lighthous linear ll ' +
      'loop-statu manual mark_as menu misconfiguration modul mov nod_modul non-block notification null ocean ' +
      'pagination pair pan param parameteriz_query pars persist plugin_root pres preview progressiv prop ' +
      'provider public_api read-on regenerat rely reproducibl research reus secret_in sequenc set_up severity ' +
      'shap similar skill solution specific standalon strong substitut suit sync test_pas the_main the_problem ' +
      'the_target then thi_command thi_skill thos timeout to_test track unmount updat_the url_WEB_ADDRESS ' +
      'using view volum vs w websit when_creat with_#',
  ],
  [
    -1.5,
    'a_fresh activ application are_in authenticat auto-generat benefit bullet callback cancellation cas ' +
      'check_if common communication concern consider context-awar context_befor count db dead degradation ' +
      'deprecat documentation downstream editor electronic equivalent establish export field fixtur ' +
      'for_production gat gitignor hard individual information installation k:destroy&trust k:off>allow ' +
      'k:off>private k:tell>tell k:trust>destroy knowledg logic material method model modify monorepo mor ' +
      'nextspark npm_run operation parameteriz part_of peer possibl posttoolus prefix prepar property qualify ' +
      'renderer reproducibility resend restrict retry review_and rpc ruby rust scan_for security_header ' +
      'see_PATH sensitiv specification still stream superdesign systematical tag the_PATH the_skill todo ' +
      'translation trigger twitter untrust upgrad validat venu voic what_to world',
  ],
  [
    -1.625,
    'KNOWN_ADDRESS PATH_is abstract affect and_report animation assumption automatic_mod bad befor_act ' +
      'composer configur descriptiv dto ecc env_exampl eq exact first_then follow-up inventory k:secret>run ' +
      'layout long-liv loop manifest member most never_use not_found object of_what original pag_# present ' +
      'promot prun purpos referenc reproduc restat return_# selector serv slash stal strongest super surfac ' +
      'svelt tenant test_befor test_in the_error titl tracker unauthenticat unresolv usag var welcom will ' +
      'work_with would |_all |_check',
  ],
  [
    -1.75,
    '#_no #_user and_PATH and_review checklist cod_block could critical dashboard dead_cod enforc fak fast ' +
      'for_user fresh if_not inherit it_should k:infra>prior least minimum mock narrow on_all option principl ' +
      'propagat rebas sent short test_first the_root unles worktre',
  ],
  [
    -1.875,
    'checkpoint contract it_s project-specific project_root security_vulnerability selfish term test_to ' +
      'the_design to_find wrong y_flag',
  ],
  [
    -2,
    'automatic cancellationtoken clarity claud_cod dependent event explicit green improv insid signal ' + 'test_must',
  ],
  [-2.125, 'both display go_to'],
  [-2.25, 'apply'],
]
