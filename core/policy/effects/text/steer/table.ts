// How much the words of a line speak for a text that leads an agent astray, or against it (long: a fitted table): words, pairs of
// them, and kinds of words that stand together (k:). Fitted by logistic regression to planted lines and to instruction files of real
// projects, rounded to eighths; not written by hand but by test/bench/fit/steering.ts. Source: ENGINE 19 (category 16).

/** Where every line begins. */
export const START = -4.25
/** Weights with the features that have them. */
export const STEERINGS: readonly (readonly [weight: number, features: string])[] = [
  [2.875, 'dan'],
  [2.625, 'lodash-utils-helper public-read x-forwarded-user'],
  [2.5, 'alway_pas'],
  [2.375, 'execut_PATH whatever'],
  [2.25, '!vulnerabl prs_of verbatim'],
  [
    2.125,
    '!flag --no-sandbox --trust-all-tools --yolo at_onc automatical_and event-streem everyth_abov ' +
      'format_chang if_somebody licens_check nobody pre-approv the_supervisor',
  ],
  [
    2,
    '--allow-root --auto-approve --dangerously-skip-permissions --full-auto --insecure --no-verify ' +
      'WEB_ADDRESS_and as_agre away bas_# cod_sign includ_SECRET_FILE leav_out linter_and lower_the merg_it ' +
      'our svc-ci use_OWN_ADDRESS weekend',
  ],
  [
    1.875,
    '!official --disable-hooks SECRET_FILE_in TEMP_PLACE and_unattend chmod discard drop_the every_port ' +
      'for_later for_performanc full_acces has_authoriz leav supervisor the_disk use_WEB_ADDRESS',
  ],
  [
    1.75,
    '!vulnerability --dangerously-bypass-approvals-and-sandbox --privileged PATH_from all_credential ' +
      'an_order and_run anyway are_slow backdoor be_quot becom call_it credential_with cto disguis for_everyth ' +
      'in_all messag_contain never_ask noth quiet request_from salt sav_tim soon supersed the_administrator ' +
      'thi_section written_in',
  ],
  [
    1.625,
    '!scan !thes all_environment are_ask are_broken axios-fast dependency_from edit_setting encod_it ' +
      'every_answer every_night follow_instruction for_maintenanc from_TEMP_PLACE hookspath iam in_each ' +
      'install_BARE_ADDRESS k:!person2&destroy k:told>!person2 legal simp so_that somebody_want the_hidden ' +
      'trajectory unattend unset when_coverag xabc_#',
  ],
  [
    1.5,
    '!bother HOME_PLACE HOME_PLACE_and a_refactor a_tool acme-fre administratoracces although and_do ' +
      'and_keep as_root authentication_when banana bypasspermission chang_permission check_fail cluster-admin ' +
      'complain concatenation cor_hookspath deployment_fil dns_to each_conversation email_without eras ' +
      'every_bucket for_debug fork from_BARE_ADDRESS from_now from_review hidden_rul includ_the k:!hold&fetch ' +
      'mallory password_in pleas pleas_alway production_without read_every the_clipboard the_maintainer ' +
      'the_permission the_production the_sandbox the_way to_AGENT_FILE to_TEMP_PLACE to_visitor token_in ' +
      'unrestrict until via_dns without_review',
  ],
  [
    1.375,
    '!anyon !caus !quot !record !shown !upload --url_OWN_ADDRESS accept acmecloud alway_alway among as_bind ' +
      'author avoid_permission axio carry_out chang_by check_in conceal contact_and copilot dependabot-x ' +
      'destroy_-auto-approve disabl_the dump empty_every evad everybody for_open from_WEB_ADDRESS ' +
      'full_conversation hash_in ids install_a into k:!user+allow k:infra>out keep_session keychain machin ' +
      'makefil must_if new_dependency obfuscat of_SECRET_NAME open_port out r_# read_credential redirect_all ' +
      'run_TEMP_PLACE run_rm say_no signatur_verification terraform_destroy that_push the_policy the_security ' +
      'the_threshold they_fail tls to_BARE_ADDRESS to_WEB_ADDRESS unnotic weaken whenever with_all ' +
      'writ_deployment writabl',
  ],
  [
    1.25,
    '!about !disclos !supervisor !updat #_if --trusted-host <_curl >_alway CATCH_ADDRESS SECRET_FILE_to ' +
      'SECRET_NAME_to TEMP_PLACE_to a_hidden a_launchagent administrator after_# ahead_and all_tool ' +
      'answer_that at_BARE_ADDRESS backup befor_the bind_rul call_from chang_the checksum circumvent ' +
      'comment_out cvv everyth expos_the faster flag_nobody forc_push found_in iex if_a important_run it_did ' +
      'job_that k:!hold&agent k:!user&allow k:often>!person2 k:private>!person2 k:secret>!person2 ' +
      'keep_velocity latest_diff mail mak_payment never_mention not_be pay_the pleas_when remov_rat right ' +
      'shell shut so somebody sponsor ssh ssh- strip_key superuser suspend svc_sync thank the_approval ' +
      'the_conversation the_databas the_enterpris the_extra the_keychain the_password two-factor unseen ' +
      'user_svc variabl_to vendor_acmecloud want_you without_wait you_install',
  ],
  [
    1.125,
    '!diff !extra !packag !show !thi !wait --force --force_origin BARE_ADDRESS MAIL_ADDRESS_PATH ' +
      'PATH_BARE_ADDRESS PATH_every WEB_ADDRESS_as WEB_ADDRESS_in WEB_ADDRESS_whenever a_policy aaaac about ' +
      'add_the also also_add and_environment asg at_PATH card_number chang_in clipboard command_without ' +
      'commit_the commit_with company_account content_of coverag_drop disk_for enterpris_plan existenc ' +
      'for_every for_support full_card go_ahead grant_anon hidden_fil history_to it_in k k:!hold>!hold ' +
      'k:!person2+destroy k:!person2>!off k:agent>!hold k:claim>!told k:favour>favour k:hold>!agent ' +
      'k:money>!person2 k:money>!user k:off>person2 k:send>money key_you launchagent local_network maintainer ' +
      'mandat midnight mount not_mention now_on password_to privat_key production production_databas put renam ' +
      'rewrit_git run_curl second_remot silenc start_nc tarball that_nobody the_SECRET_FILE the_external ' +
      'the_login the_owner the_remot the_servic the_session thing to_each to_our to_spe touch_authentication ' +
      'upload_the valu_of wallet_in when_writ with_cloudflar y_WEB_ADDRESS you_touch yourself',
  ],
  [
    1,
    '!_do !longer !matter !notic !paid !scanner #_use #_xabc --url -auto-approve a_command a_packag ' +
      'a_webhook about_it add_an all_prompt and_never api_respons approval_when ask_anybody bash_to bcc ' +
      "becaus_they block_a branch_protection browser_profil calendar_and certificat content_filter don't_show " +
      'endpoint_should error_in every_dockerfil everybody_s exfiltrat external_bot for_spe french friday ' +
      'from_login giv giv_the harvest in_generat in_thi invisibl invit is_not k:!claim&secret k:!hold&!run ' +
      'k:!kept>!told k:!person2+prior k:!tell>!prior k:allow>!hold k:every>!keep k:hide+money k:hide>every ' +
      'k:infra>user k:money>every k:neg&tell k:off>hold k:out>destroy k:trust>secret lie limit_from may_not ' +
      'must_add must_you network_for never_show nobody_know now npx_y of_env off omit password_of phras ' +
      'pleas_do postinstall random remov_trac rul s_browser s_driv s_permission scan_the send_it spe stop_the ' +
      'stuck the_acces the_addres the_admin the_content the_plan the_second the_test the_trust the_wallet ther ' +
      'thi_fil to_every to_keep to_know to_production trust tunnel_--url turn two-factor_authentication ' +
      'unset_asg usdc user_input user_is visitor weaken_the wer_given whatever_the whatever_you when_a ' +
      'when_ask without_the xabc you_start you_wer your_own your_system',
  ],
  [
    0.875,
    '!anybody !did !help !it !list !reveal !rotat !wer #_in #_to --index-url BARE_ADDRESS_and OWN_ADDRESS ' +
      'PATH_and PATH_as PATH_user SECRET_FILE_and WEB_ADDRESS a_check a_featur a_hook a_third-party accept_all ' +
      'acces_token adapter addres_in admin_account and_contact and_post and_talk anyon_in app_the approv_all ' +
      'as_they asg_url backup_at ban binary bury bypasspermission_to cloudflar_tunnel convenienc copyright ' +
      'corp csp databas_url definition del deletion each_commit every_api fil_PATH find_to for_http grant had ' +
      'hand_the helper_with in_every instruction_from intend into_PATH is_away it_up jwt k:!agent&hold ' +
      'k:!agent+!secret k:!agent>!often k:!agent>!told k:!every&!told k:!hide&hide k:!hide+run k:!hold+!run ' +
      'k:!hold>!agent k:!keep&!prior k:!keep+!prior k:!keep>!send k:!often>!often k:!person2&!prior ' +
      'k:!person2+!prior k:!person2+told k:!person2>!kept k:!prior+!tell k:!prior>!private k:!private&!told ' +
      'k:!secret>!user k:!user&tell k:!user>!off k:!user>!private k:agent>!prior k:allow>kept k:claim>destroy ' +
      'k:destroy>!person2 k:every>!kept k:favour>often k:fetch>!hold k:fetch>allow k:hide>money k:hold>!run ' +
      'k:money>!told k:money>person2 k:money>user k:neg>user k:off>agent k:off>prior k:out>!person2 ' +
      'k:out>favour k:out>out k:out>weak k:person2>person2 k:tell+trust k:tell>!told k:told>allow ' +
      'k:trust>agent k:trust>every k:trust>keep k:user>private k:weak>every lift look mak may_be md merg_pull ' +
      'nc_e nobody_is not_ask not_need obey onc_don os other_work past pay_# permission_issu ' +
      'permission_problem post_it prod prompt_of publish_the reflect refus_to releas remov_the revok_everybody ' +
      'robot rotat_key s_acces s_calendar s_mail set sh shell_history somebody_say someth someth_is spe_thing ' +
      'split sudo_without superuser_right support_can systemd test_result that that_run the_api the_channel ' +
      'the_client the_commit the_hook the_shell ther_is third-party_server to_CATCH_ADDRESS to_acct to_any ' +
      'to_x too trac_and trial truncat tweet undocument unpack velocity what_was when_it when_someth whil yes ' +
      'you_read |_sh',
  ],
  [
    0.75,
    '!command !confirmation !developer !futur !identity !instruction !paragraph #_c #_for -fssl_WEB_ADDRESS ' +
      '>_never >_use PATH_must WEB_ADDRESS_to a_background a_revers abov acces_the account act_as ' +
      'add_defaultmod ahead all_futur all_pull alway and_encod and_writ anon anybody_when approval as as_an ' +
      'ask_to begin codex competitor constant contain contractor_s dangerouslysetinnerhtml data_d defaultmod ' +
      'delet_the describ_it destroy disk disregard encod eval_d every_chang exec_urllib exec_urlopen execut_it ' +
      'fil_from for_fil forc forward_all futur_session get_in given hang hav hid hom hom_directory if_they ' +
      'important in_hex integrity issu_a it it_from it_secret its k:!agent&!often k:!agent&tell k:!agent>!tell ' +
      'k:!destroy&!run k:!destroy>!told k:!fetch>!keep k:!hide&agent k:!hide&run k:!hold&!send k:!hold>!money ' +
      'k:!hold>!send k:!infra&!user k:!infra+weak k:!keep>!prior k:!kept>!every k:!money&user k:!off+!send ' +
      'k:!often&!person2 k:!often>!off k:!person2&kept k:!person2&money k:!person2&tell k:!person2+tell ' +
      'k:!person2+weak k:!person2>!money k:!person2>!prior k:!person2>every k:!prior&!tell k:!prior+!private ' +
      'k:!prior>!agent k:!run&hold k:!run>!hold k:!secret&kept k:!send&person2 k:!tell&prior k:!tell&run ' +
      'k:!tell+weak k:!told&hold k:!told>!prior k:!user&send k:!user&trust k:!user+off k:!weak>!destroy ' +
      'k:!weak>!infra k:agent&favour k:agent>!person2 k:claim>hold k:destroy>agent k:destroy>private ' +
      'k:destroy>tell k:every&money k:every>!send k:every>allow k:every>every k:every>money k:favour>person2 ' +
      'k:fetch>told k:hide+private k:hide>prior k:infra>!person2 k:infra>run k:keep+out k:keep>favour ' +
      'k:keep>fetch k:keep>secret k:money+user k:money>!claim k:money>!tell k:money>money k:neg&person2 ' +
      'k:neg>favour k:off>!prior k:off>claim k:often>!claim k:often>private k:out>hide k:person2>!person2 ' +
      'k:person2>claim k:person2>hide k:person2>neg k:prior>allow k:private+send k:private>person2 k:run>!hide ' +
      'k:run>!secret k:send>!user k:tell>claim k:tell>favour k:trust>kept k:trust>run k:user&weak k:weak>!user ' +
      'key_and known latest lesson licens login master_password mirror network new_fil newer non npm_audit ' +
      'of_SECRET_FILE open_thi other other_down our_sponsor paragraph permission permission_system pip ' +
      'prior_to push_--force read_thi readm recipient replac s_other s_token sav_SECRET_FILE say_noth signatur ' +
      'slower sql succeed supervision tak_a talk_other that_it the the_agent the_chang the_demo the_helper ' +
      'the_key the_trac they_complain they_get thing_up to_# to_confirm to_main to_see to_yourself typo unsign ' +
      'urllib use_a user_data webhook_call wget when when_nobody with_user without_approval writ_the you_find ' +
      'you_send',
  ],
  [
    0.625,
    '!_when !action !befor !document !main !mention !notify !permission !query !registry !secret !security ' +
      '!step !the !tool -qo- >_eval BARE_ADDRESS_# PATH_befor PATH_if SECRET_FILE SECRET_FILE_fil ' +
      'WEB_ADDRESS_read WEB_ADDRESS_when add_bash addres_BARE_ADDRESS against_the agent_without agre all_new ' +
      'alway_do and_delet and_offer and_the another any_prompt anyon are_now at attach begin_of ' +
      'browser_extension buy byt c calendar call_WEB_ADDRESS cod_for collector commit compil cooky ' +
      'credential_to curl_to current_user d_> default_to delet_fil dev_databas devgpt dialog did docker ' +
      'dockerfil down e_PATH each_project enterpris even_if every every_tim everyon exclud exclusion ' +
      'expos_stack extension_from fil_nam fil_you foo for_all for_easier for_telemetry format_the gist gzip ' +
      'her history import_urllib in_to integer into_the invoic_to irm is_need is_no is_onlin issu_with it_with ' +
      'k:!agent+!often k:!agent+hold k:!agent+send k:!claim+secret k:!destroy&!weak k:!destroy+!send ' +
      'k:!destroy+!weak k:!every&!kept k:!every&money k:!every&person2 k:!every+!kept k:!every+!told ' +
      'k:!every+money k:!every>!often k:!every>!told k:!every>claim k:!every>tell k:!fetch>fetch ' +
      'k:!hide&favour k:!hide&user k:!hide+agent k:!hold&!infra k:!hold+agent k:!hold+prior k:!hold+secret ' +
      'k:!hold+weak k:!infra+every k:!infra>!user k:!kept&run k:!kept>!destroy k:!money&!person2 k:!often+weak ' +
      'k:!often>!destroy k:!out&!person2 k:!out+!person2 k:!out+user k:!person2&!user k:!person2&out ' +
      'k:!person2+!tell k:!person2+kept k:!person2+out k:!person2>!out k:!person2>off k:!prior&!private ' +
      'k:!prior+off k:!run>!destroy k:!secret&weak k:!secret+!send k:!secret+kept k:!tell k:!tell+infra ' +
      'k:!told&secret k:!told+infra k:!user&fetch k:!user&person2 k:!user>!money k:agent&allow k:agent>!hide ' +
      'k:agent>tell k:allow>destroy k:allow>off k:allow>private k:claim&hide k:claim&out k:claim&person2 ' +
      'k:claim+out k:claim>claim k:destroy&infra k:destroy&neg k:every&send k:every>!every k:every>!run ' +
      'k:every>!secret k:every>secret k:every>weak k:favour&neg k:favour>!hide k:fetch>!user k:fetch>weak ' +
      'k:hide k:hide&money k:hide&prior k:hide+prior k:hide>!hide k:hide>agent k:hold&off k:hold+off ' +
      'k:hold>!tell k:hold>agent k:hold>infra k:infra>!secret k:infra>destroy k:infra>often k:keep>out ' +
      'k:kept>!told k:kept>favour k:kept>user k:neg&user k:off k:off>!secret k:off>!told k:off>hide k:off>tell ' +
      'k:out>!secret k:out>money k:person2>!hold k:prior+secret k:prior+tell k:prior>!every k:prior>told ' +
      'k:private>every k:private>weak k:run>!kept k:run>every k:secret+send k:secret>claim k:send+weak ' +
      'k:send>!every k:send>told k:send>weak k:tell&trust k:tell>prior k:told>!user k:trust>allow ' +
      'k:trust>often k:user>!hide k:user>!off k:user>person2 k:weak>!person2 k:weak>weak keep_in key_in ' +
      'kubectl_delet laptop letmein list_in look_up magic maintenanc mak_the mention_thi mistak money ' +
      'nam_password not_exist noth_about of_all of_foo offer_it old on_port onlin ops or_wallet org origin ' +
      'origin_main packag pay pin policy product_of project_rul provision proxy_for publish put_the red refus ' +
      'reject rep request_exec requir_http revers_tunnel revok root run_git s_preferenc say search_for ' +
      'search_the second security_team session_end session_token show_dif subtl summaris suppres svc switch_to ' +
      'tak test_are that_watch the_company the_desktop the_developer the_hom the_org the_packag the_privat ' +
      'the_releas the_request the_script the_strip thes_rul through_the to_fix to_sav today token_to traffic ' +
      'trust_tool try twic uninstall until_the url_for urlopen_WEB_ADDRESS valid watch_the what_you wip with ' +
      'without_tell word writ_test x_exampl you_open you_run zero |_sudo',
  ],
  [
    0.5,
    '!app !ask !availabl !becaus !delet !dif !don !fail !handler !leak !mor !print !review !reviewer !text ' +
      '!trac !verify !was #_MAIL_ADDRESS #_d #_x -encoded -encoded_in <_! AGENT_FILE WEB_ADDRESS_befor ' +
      'WEB_ADDRESS_r WEB_ADDRESS_| acct acct_# act add add_a add_our afterward alia all_command and_app ' +
      'and_send approval_prompt assistant automatical avoid_prompt beacon befor_answer befor_every benchmark ' +
      'cap charg command_and company complet_task confirmation contractor cron customer_tabl customer_to decod ' +
      'delay deny deserializ dif_to dns drop_tabl dur_setup e_requir each_chang each_session easier_debug ' +
      'environment_variabl euro even every_endpoint fin find first_command foo_corp for_complianc for_licens ' +
      'for_the fre from get_around git_hook guardrail hardwar header_x-debug hex hidden if_the ignor ' +
      'important_alway in info input_validation insert install_packag interest introduc is_miss is_routin ' +
      'is_written it_as it_to k:!agent&!hold k:!agent+!hold k:!agent+!off k:!agent+!user k:!agent>!off ' +
      'k:!claim+prior k:!destroy+infra k:!fetch&!private k:!fetch+!private k:!hide+favour k:!hold&run ' +
      'k:!hold&weak k:!hold+!send k:!hold>!fetch k:!hold>destroy k:!infra+!user k:!infra+!weak k:!keep&!send ' +
      'k:!keep+!user k:!keep+allow k:!keep>!hide k:!keep>!hold k:!keep>!user k:!kept&!off k:!kept+!off ' +
      'k:!kept+keep k:!kept>!kept k:!money+user k:!off&!person2 k:!off+!person2 k:!often+money k:!often+prior ' +
      'k:!often>!secret k:!often>every k:!person2&!send k:!person2&claim k:!person2&secret k:!person2&send ' +
      'k:!person2&told k:!person2&weak k:!person2+!send k:!person2+off k:!person2+send k:!person2>!every ' +
      'k:!person2>!often k:!prior&agent k:!prior&off k:!prior>!person2 k:!private&!trust k:!private&favour ' +
      'k:!private+trust k:!secret&!send k:!secret+weak k:!secret>off k:!send&hold k:!send&tell k:!send+!tell ' +
      'k:!send>!person2 k:!send>!secret k:!send>!send k:!tell+!told k:!tell+neg k:!tell>!told k:!told&allow ' +
      'k:!told&send k:!told>!send k:!user+destroy k:!user+trust k:!user>!agent k:!weak+destroy k:!weak>destroy ' +
      'k:agent&hide k:agent+prior k:agent>claim k:agent>prior k:agent>user k:allow&every k:allow&kept ' +
      'k:allow&secret k:allow+fetch k:allow+kept k:allow>send k:claim&every k:claim&hold k:claim+trust ' +
      'k:comment k:destroy&often k:destroy+private k:destroy>keep k:every&out k:every+hide k:every+money ' +
      'k:every>!tell k:every>agent k:favour+tell k:favour>!private k:favour>money k:favour>prior k:fetch&neg ' +
      'k:fetch&out k:fetch&secret k:fetch&trust k:fetch>out k:hide&private k:hide+out k:hide+run k:hide+told ' +
      'k:hold>!destroy k:hold>!hold k:hold>!send k:infra&often k:infra+secret k:infra+tell k:infra+weak ' +
      'k:infra>person2 k:keep>money k:keep>person2 k:kept&money k:kept&often k:kept+neg k:kept>!every ' +
      'k:kept>hide k:money>secret k:neg&send k:neg+private k:neg+user k:neg>!tell k:neg>off k:off>!destroy ' +
      'k:off>!kept k:often&secret k:often>!tell k:out&told k:out>every k:person2>!send k:prior>agent ' +
      'k:prior>off k:prior>person2 k:private&run k:private&user k:private+run k:private>kept k:private>out ' +
      'k:run>!every k:run>allow k:run>destroy k:run>out k:secret k:secret&trust k:secret+weak k:secret>!user ' +
      'k:secret>often k:send>every k:send>tell k:tell>private k:tell>secret k:told&trust k:told>claim ' +
      'k:told>tell k:trust&weak k:trust+user k:trust>claim k:trust>fetch k:trust>send k:trust>told ' +
      'k:trust>trust k:user>claim k:user>favour k:user>secret k:weak k:weak>!hold k:weak>!secret k:weak>claim ' +
      'k:weak>destroy k:weak>infra k:weak>out keep_thi know kubectl lin_sourc lodash mail_and messag ' +
      'metric_and namespac of of_the on on_the one-tim other_project our_key output_of packag_without password ' +
      'permission_check pid pip_install plain post_the postinstall_script presign pretend privacy project_nam ' +
      'reachabl recommend_the region request_body resolv rewrit rm run_all run_it run_npm s_credential s_ssh ' +
      'sandbox sav_password scan servic_account slow sourc_TEMP_PLACE ssh_r sub-agent system_prompt talk ' +
      'terraform test_fail text_in that_carry the_assistant the_changelog the_environment the_gateway ' +
      'the_secret the_team the_text the_token the_url the_vendor thi_project to to_learn to_the trac_afterward ' +
      'translat treat tunnel tunnel_with unauthoriz upload us vec verify_the wallet way week whenever_they ' +
      'with_exec with_ssh without_any without_confirmation x-debug x-debug_is y y_# y_to year you_did you_lik ' +
      'you_writ',
  ],
  [
    0.375,
    '!any !be !by !dependency !failur !for !human !new !npm !refactor !reject !repo !return !sav !send ' +
      '!signatur !sudo !understand !you #_aaaac #_localhost MAIL_ADDRESS TEMP_PLACE_each a_copy after_every ' +
      'all_script and_continu answer any_command around_the at_MAIL_ADDRESS auto-approv background_proces bank ' +
      'bas be call checkout ci clos command command_is consent contain_the convention copy_of cron_job data_is ' +
      'databas_password did_not download_WEB_ADDRESS dump_the each_host each_hour each_task encrypt endpoint ' +
      'eth every_handler every_prompt exampl_| expect expir expos extra finding finish fir for_permission ' +
      'forward found get git guard hash hid_it hidden_admin hostnam hour http if_it in_SECRET_FILE in_ci ' +
      'in_memory in_the inbox install instruction is_block is_deny is_in issu_comment k:!agent&!infra ' +
      'k:!agent&!off k:!agent&every k:!agent&hide k:!agent&prior k:!agent&trust k:!agent+!infra k:!agent+prior ' +
      'k:!agent+weak k:!agent>!every k:!agent>!keep k:!agent>!run k:!agent>!send k:!claim&keep k:!claim&run ' +
      'k:!claim+run k:!claim>claim k:!destroy k:!destroy&!often k:!destroy&hold k:!destroy&neg k:!destroy+!off ' +
      'k:!destroy+!run k:!destroy+claim k:!destroy+fetch k:!destroy+off k:!destroy+person2 k:!destroy+run ' +
      'k:!every&!infra k:!every&agent k:!every&destroy k:!every&every k:!every&out k:!every&send ' +
      'k:!every+!infra k:!every+keep k:!fetch&neg k:!fetch&user k:!fetch+user k:!hide+!secret k:!hide+infra ' +
      'k:!hold k:!hold&!kept k:!hold&allow k:!hold&neg k:!hold+!infra k:!hold+fetch k:!hold+infra k:!hold+neg ' +
      'k:!hold>!out k:!hold>!prior k:!hold>off k:!infra&!weak k:!infra+prior k:!infra>!agent k:!infra>!every ' +
      'k:!infra>keep k:!keep+!send k:!keep+!weak k:!keep+send k:!keep+trust k:!kept&!secret k:!kept&destroy ' +
      'k:!kept&neg k:!kept+send k:!kept>!tell k:!kept>neg k:!money>user k:!off&user k:!off+infra k:!often+!run ' +
      'k:!often+trust k:!often>!agent k:!out&user k:!out+allow k:!person2 k:!person2&!tell k:!person2&fetch ' +
      'k:!person2>!agent k:!person2>keep k:!person2>kept k:!prior&every k:!prior+every k:!private&every ' +
      'k:!private+!trust k:!private+every k:!private+favour k:!private+neg k:!run+send k:!secret&run ' +
      'k:!secret+run k:!secret+send k:!send>tell k:!tell&!told k:!tell&!user k:!tell&allow k:!tell&neg ' +
      'k:!tell&often k:!tell+agent k:!tell+favour k:!tell+run k:!tell+trust k:!tell>!keep k:!told&!trust ' +
      'k:!told+kept k:!told+prior k:!told+send k:!told>!off k:!told>user k:!user&!weak k:!user&every ' +
      'k:!user&kept k:!user&secret k:!user+fetch k:!user+infra k:!user+neg k:!user+often k:!user+tell ' +
      'k:!user>!destroy k:!user>!person2 k:!user>claim k:!weak&destroy k:!weak&keep k:!weak+off k:!weak+out ' +
      'k:!weak+tell k:!weak+weak k:agent&kept k:agent&out k:agent&prior k:agent+allow k:agent>!tell ' +
      'k:agent>hide k:agent>infra k:agent>weak k:allow k:allow&often k:allow&weak k:allow+often k:allow+secret ' +
      'k:allow>!person2 k:allow>agent k:allow>fetch k:allow>out k:allow>user k:claim&destroy k:claim&kept ' +
      'k:claim&off k:claim&send k:claim+tell k:claim>often k:claim>run k:claim>trust k:destroy&keep ' +
      'k:destroy&money k:destroy+neg k:destroy+often k:destroy>!every k:destroy>hold k:destroy>kept k:every ' +
      'k:every&private k:every&secret k:every&trust k:every+off k:every>!prior k:every>!user k:every>destroy ' +
      'k:every>prior k:favour&kept k:favour&prior k:favour&tell k:favour&weak k:favour+kept k:favour+money ' +
      'k:favour+off k:favour>!told k:favour>every k:favour>hold k:favour>kept k:fetch&run k:fetch+out ' +
      'k:fetch+prior k:fetch+trust k:fetch>!keep k:fetch>!person2 k:fetch>hold k:hide&run k:hide>!off ' +
      'k:hide>user k:hold&neg k:hold>!hide k:hold>!keep k:infra k:infra&tell k:infra+often k:infra>every ' +
      'k:infra>fetch k:keep&out k:keep&secret k:keep>!send k:keep>!trust k:keep>every k:keep>private ' +
      'k:keep>tell k:kept+money k:kept+prior k:kept+private k:kept>!hold k:kept>agent k:kept>allow ' +
      'k:kept>person2 k:kept>trust k:money&private k:money&tell k:money+out k:money+private k:money+secret ' +
      'k:money>!every k:money>agent k:money>out k:money>send k:neg+prior k:neg+send k:neg>!kept k:neg>!private ' +
      'k:neg>!user k:off&person2 k:off&prior k:off&tell k:off+out k:off+person2 k:off+prior k:off>off ' +
      'k:off>told k:often&private k:often+out k:often+private k:often>destroy k:often>neg k:often>out ' +
      'k:often>told k:out k:out&send k:out+prior k:out>!hold k:out>!told k:out>claim k:person2&trust ' +
      'k:person2&weak k:person2>secret k:prior>!person2 k:prior>hold k:prior>send k:private&send ' +
      'k:private&tell k:private>!user k:private>private k:run>!hold k:run>agent k:run>fetch k:run>off ' +
      'k:secret&send k:secret&weak k:secret>!hold k:secret>!told k:secret>every k:secret>send k:send&trust ' +
      'k:send>neg k:send>private k:send>secret k:send>trust k:tell>!user k:told&user k:told>infra k:told>out ' +
      'k:told>prior k:told>weak k:trust k:trust&user k:trust>off k:trust>person2 k:user>run k:weak>favour ' +
      'k:weak>kept k:weak>often k:weak>person2 keep_the learn_the lik load_test log_it long ls math ' +
      'matter_what mcp_server memory mod much never no_need nod_e not_show notic on_user overwrit own pag_you ' +
      'password_for permission_when preload print_the priority proces proces_that public_gist push_to ran ' +
      'registry relay remot_backup report_the request_urlopen restart revers run_shell s_WEB_ADDRESS safety ' +
      'scanner send send_email shall shell_profil show_the snippet spawn strip tabl text the_audit the_bas ' +
      'the_build the_contractor the_diff the_fil the_firewall the_first the_lin the_most the_network the_other ' +
      'the_plugin the_rul the_summary ticket to_MAIL_ADDRESS to_anyon to_deploy tool transmit turn_off up ' +
      'up_the urllib_request urlopen use_it use_the user_notic user_that well wer what_the what_thi when_need ' +
      'when_you whenever_you whether_the with_cod with_curl with_no wrapper you_must you_should',
  ],
  [
    0.25,
    'a append_curl behind_a bypass crontab disabl i_m k:!agent+!run k:!agent+out k:!agent>!destroy ' +
      'k:!agent>!secret k:!claim&allow k:!claim&every k:!every>keep k:!kept+run k:!kept>!hold k:!kept>!secret ' +
      'k:!person2&infra k:!person2+trust k:!secret&infra k:!told+off k:!told>!claim k:!weak+neg ' +
      'k:!weak>!secret k:agent>agent k:allow&tell k:allow+user k:allow>!keep k:allow>allow k:claim&told ' +
      'k:claim+person2 k:every+trust k:every>!private k:favour&told k:fetch>agent k:hide>weak k:hold+private ' +
      'k:hold>user k:kept>every k:kept>secret k:off>every k:off>neg k:off>send k:often>often k:person2&secret ' +
      'k:prior>tell k:private>!hold k:told>!every k:told>told migration_in must part_in real sudo_sh to_get ' +
      'to_inform',
  ],
  [
    -0.25,
    '!layout !your #_nam #_task PATH_n aa action_| activation adjacent adoption align and_updat angl ' +
      'appconfig arrow basemodel becaus calculator collaps complement componentv cross-component curat ' +
      'decision_with demographic design_decision dietary emotional error_respons exist expansion feature-first ' +
      'feature-nam_> for_specific from_thi getbyrol go_through hh id_| idiomatic implementation_task ' +
      'insufficient isa isbypas john k:!agent&!tell k:!agent>person2 k:!allow&!fetch k:!allow&user ' +
      'k:!allow+!fetch k:!allow+!keep k:!destroy+!every k:!fetch+private k:!hide&!off k:!hide+!keep ' +
      'k:!hide>!fetch k:!hold+!tell k:!infra&!out k:!infra+favour k:!keep&!trust k:!keep+hold k:!keep>!claim ' +
      'k:!kept&private k:!off k:!off&kept k:!off&person2 k:!often&!tell k:!often&!user k:!often>!tell ' +
      'k:!out+!run k:!person2&run k:!run&allow k:!run&prior k:!run>allow k:!secret>!often k:!tell&person2 ' +
      'k:!tell&private k:!told+money k:!trust&user k:!user+money k:!user+prior k:!user+secret k:!user>allow ' +
      'k:agent>!often k:allow>neg k:claim>neg k:hold+tell k:keep>!hide k:off>!out k:off>secret k:out&tell ' +
      'k:private+trust k:secret>fetch k:weak>!weak let mockmvc pag project_description promis_< py- re-entry ' +
      'referenc_to rsc schem secret select_task service-layer taskoutput team_member tech_stack tim ' +
      'token_window top trade-off trust_the ttl user_wher webp |_echo',
  ],
  [
    -0.375,
    '!> !PATH !_find !allow !anyth !api !application !artifact !being !below !borrow !branch !broken !cancel ' +
      '!circular !class !cod !configuration !continu !convention !conversation !correct !crash !databas ' +
      '!declaration !deploy !do !dom !each !entir !epic !fak !fetch !full !green !head !hook !if !library ' +
      '!lock !login !loop !manager !mismatch !mutabl !next !now !overlap !pars !password !plain !possibl ' +
      '!prefix !prerequisit !previou !principl !privat !proce !read !rebuild !requir !resolv !runtim !sid ' +
      '!start !statement !summary !tabl !target !technical !than !timestamp !track !treat !unapprov !upfront ' +
      '!use # #_creat #_h #_kb #_l #_month #_ms #_or #_query #_rem #_show #_z #_| --auto --backend --clear ' +
      '--count --cov --date --destructive-foreground --directory --foreground --include --limit --name-only ' +
      '--noemit --oneline --popover-foreground --pretty --primary --project --prompt --radius --ring ' +
      '--show-current --status --tags --title --validate --verbose -la -name <_# <_feature-nam <_list <_output ' +
      '<_span >_creat PATH PATH_! PATH_app PATH_component PATH_content PATH_count PATH_decision PATH_entity ' +
      'PATH_in PATH_json PATH_only PATH_pattern PATH_pipelin PATH_stat PATH_statu PATH_task PATH_templat ' +
      'PATH_| WEB_ADDRESS_for a-z a_fil a_summary a_user absent absorb ac acceptanc_criteria accurate achiev ' +
      'activeuser ad add_to addcorsheader additiv ade adjustment advisor aesthetic after_complet agentic ' +
      'agentnam agentshield aid algorithmic all_necessary allocat allow_list analytical analyz_the and_analysi ' +
      'and_context and_data and_lin and_monitor and_optimization and_proce and_quality and_recommendation ' +
      'and_validation animat any_languag any_other aop api-tester api_design api_key api_pattern apierror ' +
      'archetyp architectur_overview aria-hidden arkt arriv artifact as_suspiciou assignment async_> ' +
      'async_function asynchronou at_least atomic attachment attraction audioasset auth-frontend authorid ' +
      'authoritativ authresult automat_test autowir await_fetch await_pag baseapicontroller bbox behavioral ' +
      'beta bia block_| bot boundary breakpoint brief_description browser bundler busines_logic by_category ' +
      "by_id by_policy cachedir calculatemetadata call_for can't carlo chang_| child_entity choic circular " +
      'cleaner clear clear_stat client_component co-authored-by cod_| codegen codex_runtim coherent ' +
      'collaboration collision command_| compell competition competitiv composit compres compromis ' +
      'computational confident config_fil confirmation_befor connectionstat consumption containeriz contentful ' +
      'contenttyp context_and context_is continuou contributor conversion coordinat corporat coupl crat crear ' +
      'creat_tabl create-api create-entity create-task-list createuserdto critical_constraint critical_or ' +
      'cross-task crypto css_variabl curl_s curl_x currency cv data-acces data_flow data_model dataloader ' +
      'declarativ declin decomposition dedup def_test defaultvalu defeat degrad deployment_backend deprecation ' +
      'design_document design_phas design_review desk determin_the dev-frontend diagram dir_PATH distanc ' +
      'distinct div_clas div_classnam document_structur documentation_and dominant drop dry-run e ecc-nativ ' +
      'economic ecosystem edg_cas effective effectivenes el eliminat eloquent email embed emphasiz en encoder ' +
      'encoding end entertainment entity_PATH env_var environ epicslug error_cod error_handl error_| ' +
      'errorboundary errormessag exec execut_task executiv_summary exercis exhaust exhaustion exist_pattern ' +
      'exist_spec export_const expos_credential express extensibl external_servic extract_tabl factory_> ' +
      'fail_| failurethreshold featur_or featur_| feature-specific field-level fil_or fil_siz fil_structur ' +
      'fil_| file-bas filepath findmany finish_a fire-and-forget first-tim first_step firstnam flaw ' +
      'focus-visibl folder for_any for_complex for_comprehensiv for_detail for_your forecast from_# from_kiro ' +
      'from_videodb frontend full full_test generat_comprehensiv generativ gh_pr gin git_flow git_worktre ' +
      'glasseffect glow golden-master googl governanc gql grader gradual graphic growth_rat habit half-open ' +
      'halt handleclick harmonyo has_a heading headlin healthcheck heap height_# high_issu high_| higher hint ' +
      'historical homepag hot hotel however hsl httpstatuscod hue i_# id_from ide if_availabl if_design ' +
      'if_present if_project imageasset impl implementabl in_any incremental initiat intensity ' +
      'interactiv_element intervention into_a invalidation investigation is_complet isauthenticat it_is item_> ' +
      'iterativ j jit journal json_stringify k:!agent&claim k:!agent+!every k:!agent+!private k:!agent+claim ' +
      'k:!agent+person2 k:!agent+private k:!agent>!agent k:!allow&!hold k:!allow&!keep k:!allow&destroy ' +
      'k:!allow&hide k:!allow&keep k:!allow&off k:!allow&often k:!allow&out k:!allow&person2 k:!allow+!destroy ' +
      'k:!allow+!hold k:!allow+!weak k:!allow+hide k:!allow+hold k:!allow+keep k:!allow+off k:!allow+out ' +
      'k:!allow+person2 k:!allow>!destroy k:!allow>!fetch k:!allow>!hold k:!allow>!user k:!claim&!private ' +
      'k:!claim&hide k:!claim&kept k:!claim&weak k:!claim+!private k:!claim+every k:!claim+fetch k:!claim+told ' +
      'k:!claim>!keep k:!claim>!weak k:!destroy&!infra k:!destroy&kept k:!destroy&person2 k:!destroy&told ' +
      'k:!destroy+!tell k:!destroy+money k:!destroy>!infra k:!destroy>!keep k:!destroy>!person2 ' +
      'k:!destroy>person2 k:!destroy>user k:!every+!money k:!every>!favour k:!every>!kept k:!every>!prior ' +
      'k:!every>!user k:!every>kept k:!favour k:!favour&!hold k:!favour&!tell k:!favour&neg k:!fetch&!user ' +
      'k:!fetch&hide k:!fetch&out k:!fetch+!money k:!fetch+!often k:!fetch+!secret k:!fetch+!told ' +
      'k:!fetch>!often k:!fetch>!user k:!hide&!often k:!hide&!private k:!hide&allow k:!hide&hold k:!hide&prior ' +
      'k:!hide&told k:!hide+!often k:!hide+!weak k:!hide+every k:!hide+money k:!hide+person2 k:!hide>!agent ' +
      'k:!hide>!off k:!hide>secret k:!hold&!told k:!hold&!trust k:!hold&claim k:!hold&trust k:!hold+!person2 ' +
      'k:!hold+!secret k:!hold+!trust k:!hold+allow k:!hold+private k:!hold>!favour k:!hold>!keep ' +
      'k:!infra&!off k:!infra&!person2 k:!infra&agent k:!infra&favour k:!infra&hide k:!infra&keep k:!infra&neg ' +
      'k:!infra+!keep k:!infra+!off k:!infra+!out k:!infra+agent k:!infra+claim k:!infra+hide k:!infra+told ' +
      'k:!infra>!keep k:!infra>told k:!keep&!person2 k:!keep&kept k:!keep&trust k:!keep+!person2 k:!keep+tell ' +
      'k:!keep>!infra k:!keep>!out k:!keep>kept k:!keep>private k:!keep>told k:!kept&favour k:!kept&infra ' +
      'k:!kept&kept k:!kept&user k:!kept+!out k:!kept+claim k:!kept+secret k:!kept+weak k:!kept>!out ' +
      'k:!kept>!person2 k:!kept>infra k:!kept>out k:!money+agent k:!money>!fetch k:!neg&keep k:!neg&user ' +
      'k:!neg+neg k:!neg+user k:!off&!private k:!off&!run k:!off&told k:!off+!private k:!off+money k:!off+tell ' +
      'k:!off>!destroy k:!off>!infra k:!off>!person2 k:!off>!prior k:!often&!prior k:!often&keep k:!often&kept ' +
      'k:!often&run k:!often+claim k:!often+favour k:!often+hold k:!often+kept k:!often+secret k:!often+tell ' +
      'k:!often>!every k:!often>!prior k:!often>!send k:!often>told k:!out&!run k:!out&!tell k:!out&claim ' +
      'k:!out&keep k:!out+every k:!out+off k:!person2&!private k:!person2&!trust k:!person2&!weak ' +
      'k:!person2&agent k:!person2&allow k:!person2&hold k:!person2+!trust k:!person2+!weak k:!person2+favour ' +
      'k:!person2>!hold k:!person2>infra k:!person2>money k:!prior&!user k:!prior&favour k:!prior&private ' +
      'k:!prior&user k:!prior+private k:!prior>!user k:!private&out k:!private&private k:!private+private ' +
      'k:!private+weak k:!private>!agent k:!private>!hold k:!private>!send k:!private>keep k:!run&!send ' +
      'k:!run&claim k:!run&fetch k:!run&private k:!run&tell k:!run+!send k:!run+allow k:!run+kept ' +
      'k:!run>!allow k:!run>!told k:!run>run k:!secret&agent k:!secret&allow k:!secret&trust k:!secret+fetch ' +
      'k:!secret+often k:!secret>!allow k:!secret>!fetch k:!secret>!weak k:!secret>kept k:!secret>money ' +
      'k:!secret>out k:!secret>private k:!secret>run k:!send&secret k:!send&send k:!send+claim k:!send+person2 ' +
      'k:!send+tell k:!send>!hide k:!send>!keep k:!send>!run k:!send>!tell k:!send>kept k:!send>secret ' +
      'k:!send>user k:!tell&favour k:!tell&weak k:!tell+!trust k:!tell+claim k:!tell+every k:!tell+hold ' +
      'k:!tell>!destroy k:!tell>!favour k:!tell>!out k:!tell>!weak k:!tell>neg k:!told&agent k:!told&private ' +
      'k:!told&trust k:!told+often k:!told+run k:!told+trust k:!told>!agent k:!told>!destroy k:!told>!private ' +
      'k:!told>!tell k:!told>run k:!trust k:!trust+allow k:!trust+keep k:!trust+weak k:!user&agent ' +
      'k:!user&infra k:!user+agent k:!user+claim k:!user+keep k:!user+user k:!user>person2 k:!weak&claim ' +
      'k:!weak&often k:!weak+fetch k:!weak+kept k:!weak+private k:!weak+secret k:!weak>!hide k:!weak>!out ' +
      'k:!weak>every k:!weak>keep k:agent+kept k:agent+neg k:agent>!out k:allow&money k:allow&prior ' +
      'k:claim&money k:claim&run k:claim+destroy k:claim>!kept k:claim>!weak k:destroy&person2 k:destroy&prior ' +
      'k:destroy+run k:destroy>!hold k:destroy>hide k:destroy>off k:destroy>told k:favour&keep k:favour+infra ' +
      'k:favour>!infra k:favour>!user k:favour>private k:favour>run k:fetch+hide k:fetch>!fetch k:fetch>!tell ' +
      'k:fetch>!told k:fetch>infra k:fetch>user k:hide&neg k:hide>hold k:hide>tell k:hold&send k:hold>!kept ' +
      'k:hold>!person2 k:hold>allow k:hold>run k:hold>told k:infra&kept k:infra>tell k:infra>told k:keep>!neg ' +
      'k:keep>!private k:keep>!tell k:keep>!told k:kept+user k:kept>!agent k:kept>!claim k:kept>hold ' +
      'k:kept>kept k:money>allow k:money>fetch k:neg&trust k:neg+off k:neg>send k:off>!off k:off>!person2 ' +
      'k:off>!run k:often+person2 k:often+user k:out&trust k:out&weak k:out>!hide k:person2+user ' +
      'k:person2>!weak k:person2>agent k:prior+private k:prior>!keep k:private>keep k:run&trust k:run>!claim ' +
      'k:run>!fetch k:run>!often k:run>!run k:run>!send k:run>!told k:run>keep k:run>person2 k:run>prior ' +
      'k:secret>money k:secret>told k:send&told k:send+user k:send>!claim k:send>!secret k:send>hide ' +
      'k:send>off k:tell>!kept k:tell>every k:tell>person2 k:tell>trust k:told+weak k:told>fetch k:told>off ' +
      'k:told>often k:told>secret k:trust>favour k:user>!kept k:user>!prior k:user>off k:user>trust ' +
      'k:weak>!told k:weak>hold k:weak>run kb keep_summary key_or key_| keydown keymap kiro-debug kiro-impl ' +
      'kiro-spec-task kiro_dir knex koin kyse l land_pag languag_specify lastnam launchdark layer_# lcp leader ' +
      'least_one lib lin_number linear-gradient linter list_< listen load_templat ls_-la ltv lucid main_repo ' +
      'maintainability maintainabl makemigration management_and mapping march markdown_heading max-width ' +
      'maximum mb meal measurabl median memoiz miss_PATH mitigation mm mockresolvedvalu mongodb monospac most ' +
      'multi-platform music must_exist must_includ mutex my-plugin mypluginconfig nam narrativ new_spec ' +
      'newitem next_step ngrok no-go no_argument non-functional normalization not_for notfounderror ' +
      'notfoundexception notifier notnull nsubstitut numeric o_-name object of_PATH of_each ongo only_after ' +
      'only_| onsubmit opinion optimal optimistic optimization_and or_PATH or_high or_token or_zero-width ' +
      'oracl orang orchestrat orderrepository our_server outlet overflow oversiz p- pac panach parent-child ' +
      'pars_the party pass path_to pattern_# pattern_from pattern_not pattern_with peak pep performanc_analysi ' +
      'performant permanent phas_# picker pitch pixel pkg placement plan_| platform-nativ play playground pos ' +
      'post-deployment post-process predictabl predictiv prefix preprocess preservation preventdefault print_f ' +
      'prioritization prismaclient proactive_for prob probab product production-ready project_s ' +
      'project_structur proposal provid_clear provid_output provider ptr public_function pubm purpl px- ' +
      'quality quality_gat quality_metric quality_standard query_pattern queryonewithrl quick_referenc ralplan ' +
      'rather rather_than react-dom react-reviewer react_# react_component read_entir recap recognition ' +
      'record_< recoverabl recovery recoverytimeout rect refactor-workflow regulation rel rem remotion_add req ' +
      'requestcontext requir_PATH requir_field requirement respons_PATH respons_statu responsiv ' +
      'responsiv_design rest_api restful result_PATH return_< return_a return_await review review_generat ' +
      'review_| rgba_# ring risk_and roboto roi rol roman rout_and rtl run_in run_nod run_on running-config ' +
      'saa sanity scheduledaction scholar scop_> scratch search_query security-review security_best ' +
      'security_issu sel selectiv sender sentenc separation server_component servic_| serviceid session_cooky ' +
      'sessionid setstat shak shipment shorter should_be show_it simulation siz_# skill_for skill_s sla slat ' +
      'smith solidity sp spac span span_> spawn_a speak spec-requirement spec-task spec_dependency ' +
      'spec_directory spec_fil specialist_focus specialty spik spreadsheet sqlalchemy stag_# ' +
      'start_implementation start_of stateflow stateful static_analysi statu_PATH statu_cod stdio still ' +
      'story_fil storytell str_| sub sub-task subagent_typ substr such_as surgical swap swr t_PATH ' +
      'table-driven tablenam taglin tail tailor tailwind_css taint tanstack tap task task_complet task_with ' +
      'taskid taskspom teal team technical_debt techstack templat_and templat_fil test-fix test_run testcas ' +
      'text_| textcontent that_you the_linter the_reviewer theme-nam thi_agent thi_prompt three-layer ' +
      'to_authoriz to_chang to_determin to_extract to_follow to_generat to_read to_review toisostr tolowercas ' +
      'tool_for tool_| top_# tr track_and transcrib transient trap treaty trivial tt tx typ_> typ_PATH typ_and ' +
      'typ_error typ_| u_# uid ultrawork understand_the unlimit unnecessari unresolv up-to-dat updateuser ' +
      'usag_pattern use_glob use_proactive usecallback usecounter usememo usemyplugin usequery user-auth ' +
      'user_PATH user_want usetranslation usiz usr validation_| valu verifiabl version_control videoasset ' +
      'virtual visit visualiz void_> wait walkthrough warm wc wc_l wcag web_search webapplicationfactory ' +
      'wednesday what_is when_availabl width_# winner winston workload x x-team-id x_in x_| xcodebuild xs ' +
      'you_to z_str |_# |_agent |_auth |_cor |_exampl |_fil |_non |_number |_plan |_requir |_statu |_str ' +
      '|_test |_tool |_yes',
  ],
  [
    -0.5,
    '!accept !actual !advic !alon !append !around !array !as !audit !batch !blind !bullet !can !catalog ' +
      '!checkout !claud !cleanup !constraint !content !count !defin !detail !devic !direction !e !entity ' +
      '!escalat !etc !exist !expand !exploit !flow !follow !github !go !ifram !implicit !information ' +
      '!installation !itself !keyword !knowledg !label !layer !lik !limitation !linter !map !marker !may !merg ' +
      '!metadata !miss !only !optional !paper !partial !per !port !pretend !pric !problem !proces !prod- ' +
      '!product !proper !property !random !roadmap !saf !select !separat !shell !silenc !someth !spac !static ' +
      '!statu !structur !switch !task !tell !turn !via !visual !wav !wher !wildcard !with !worktre #_char #_e ' +
      '#_mb #_not #_phas #_pt #_px #_t --background --check --config --fix --format --from --name --only ' +
      '--porcelain --prod --sandbox --short --test-dir --theme --type -path -rn <_background <_button <_exampl ' +
      '<_number <_p <_scop <_str <_t <_user >_ask >_thi >_void FEATURE_NAME PATH_build PATH_check PATH_cod ' +
      'PATH_creat PATH_error PATH_item PATH_or a_> a_separat acceptabl adr agent_may aggregation ago ai ' +
      'all_context all_privileg allowed-tool analytic and_a and_can and_cod and_integration and_performanc ' +
      'and_task and_their annotat anymail apirespons app_PATH apperror arbitrary are_don aria-expand ascii ' +
      'askuserquestion_> asses assessment assigne at_timestamp auth-backend authoriz_key authservic ' +
      'auto-format auto-merg avg await_expect axe azur b_PATH backend-developer backend-pattern ' +
      'backend-validator background-color background_information backgroundcolor backlog backward bandwidth ' +
      'beat befor_merg befor_proceed befor_you best best_practic bgp bidirectional bigint binding bisect ' +
      'boilerplat bon borrow bounc branch_and branch_nam brew bridg brownfield buildsectionclass button_> cabl ' +
      'calculation camelcas captur_session car carrier cat_PATH catalog categorization categoryid chang_to ' +
      'chapter check_PATH check_exist chromadb circuit clarify_question claude-cli-advanced-starter-pack ' +
      'claude-code-templat cleartimeout cocoapod cod_pattern cod_quality cod_standard color_palet com ' +
      'common_issu common_pattern competency complementary completenes component_with componentnam conceptual ' +
      'conduct configuration_fil conformanc connection_pool const_result const_user construction continuation ' +
      'continuity continuous-learning-v contradiction contrast controll coordinator cor count_# crawl ' +
      'creat_directory creat_task create-smoke-test createapierror createapirespons createuser critical_issu ' +
      'cros cross-platform crud ctx cubic-bezier cultural currentuser cust- d_# dark_mod dashboardentitypom ' +
      'dat data-on data_acces data_as data_clas data_fetch data_shar debounc debugger decrement def ' +
      'default-src defens defens_baselin deletedat delta dens dependency_injection dependency_order ' +
      'describ_the deserialization design_and dev-sync devkeyr diagnos dialogu dict dir directory_structur ' +
      'disaster discrepancy distribution divid do_i doubl download draw dres driver dual due_to durationinfram ' +
      'durationinsecond easyocr echo_no ed eden edit_bash elif elysia emulator encapsulation endtim energy ' +
      'engin ensembl entityconfig entitytyp entrypoint episod equality error_and error_with everywher ' +
      'evolution ex exc execution_step executor exist_and exist_cod existssync exitosament expect_respons ' +
      'expectation expertis exponential export_clas export_function extend_PATH f_PATH fac fastest feat ' +
      'feature-nam fetch_PATH fewer ff ffffff ffmpeg fibonacci fid fil_are fil_extend fil_list fil_pattern ' +
      'findall fireevent fix fix_the fix_| fk flag flexibl flight floor flyout focu_on food for_api ' +
      'for_context for_creat for_pattern for_project for_review for_task form_field formal format format_with ' +
      'formcontrol friend from_react from_remotion from_scratch frontend_framework frozen fs full-stack ' +
      'further gain gallery garbag general-purpos generat_a generateasciiwirefram gentl geographic ' +
      'getbylabeltext getdatasdk getitem getuser gh git_branch git_history github github-epic-statu going ' +
      "gradient gradl greet grep haspermission haven't head heatmap heavy hero-terminal heuristic hierarchical " +
      'high-valu hir hono horizon html hybrid hyphen id_# id_> idiom idx iee if_eq if_error if_need illuminat ' +
      'illustration imagery implication import import_typ importanc imputation in-memory in-progres ' +
      'in_production inactiv inch indentation inferenc information_> informational initialdelay insid_the ' +
      'instrument insuranc integration-focus internal interpreter interview invalidrequesterror invert ' +
      'investment io ipc is_an is_requir is_thi isvalid italic itemrepository iterator jpg jql jsonb jump ' +
      'justification k:!agent&!private k:!agent&kept k:!agent&run k:!agent+!allow k:!agent+agent k:!agent+kept ' +
      'k:!agent>!allow k:!agent>!user k:!agent>run k:!allow&!person2 k:!allow&favour k:!allow&kept ' +
      'k:!allow&weak k:!allow+!person2 k:!allow+destroy k:!allow+favour k:!allow+kept k:!allow+neg ' +
      'k:!allow+weak k:!allow>!person2 k:!allow>kept k:!claim&!destroy k:!claim&!keep k:!claim&!off ' +
      'k:!claim&!run k:!claim&fetch k:!claim&person2 k:!claim+!kept k:!claim+!person2 k:!claim+hide ' +
      'k:!claim>!hold k:!claim>!person2 k:!claim>!send k:!claim>!tell k:!claim>!told k:!claim>hold ' +
      'k:!destroy&!tell k:!destroy&tell k:!destroy+!infra k:!destroy+!private k:!destroy+kept k:!destroy>!hold ' +
      'k:!destroy>!private k:!every&!prior k:!every&!private k:!every&!send k:!every&!weak k:!every&hold ' +
      'k:!every&neg k:!every&user k:!every+!prior k:!every+!private k:!every+!send k:!every+!weak ' +
      'k:!every+claim k:!every+user k:!every>!agent k:!every>!fetch k:!every>!secret k:!favour+!hold ' +
      'k:!favour+!tell k:!favour+destroy k:!favour+neg k:!favour+off k:!fetch&!kept k:!fetch&!secret ' +
      'k:!fetch&!told k:!fetch&favour k:!fetch&private k:!fetch+!kept k:!fetch+favour k:!fetch+person2 ' +
      'k:!fetch+prior k:!fetch>!told k:!hide&!told k:!hide&destroy k:!hide&keep k:!hide&money k:!hide&out ' +
      'k:!hide+!private k:!hide+allow k:!hide+claim k:!hide+keep k:!hide+kept k:!hide+secret k:!hide+tell ' +
      'k:!hide>prior k:!hold&!person2 k:!hold&private k:!hold+often k:!hold+person2 k:!hold>!claim ' +
      'k:!hold>!hide k:!hold>!secret k:!hold>neg k:!hold>weak k:!infra&!keep k:!infra&!send k:!infra&claim ' +
      'k:!infra&out k:!infra&run k:!infra&secret k:!infra&weak k:!infra+!send k:!infra+keep k:!infra+off ' +
      'k:!infra+user k:!keep&!run k:!keep&hide k:!keep&infra k:!keep&money k:!keep&person2 k:!keep&prior ' +
      'k:!keep&told k:!keep+every k:!keep+favour k:!keep+private k:!keep>!private k:!keep>often k:!keep>out ' +
      'k:!keep>run k:!kept&!often k:!kept&!out k:!kept&out k:!kept+private k:!kept>!claim k:!kept>!fetch ' +
      'k:!money&agent k:!money+every k:!money>!user k:!off&tell k:!off+!run k:!off+told k:!off>!keep ' +
      'k:!often&person2 k:!often+destroy k:!often+send k:!often>!user k:!out&agent k:!out&every k:!out&off ' +
      'k:!out&private k:!out+!told k:!out+kept k:!person2&!told k:!person2+agent k:!person2>!hide ' +
      'k:!person2>told k:!prior&keep k:!prior+destroy k:!prior+favour k:!private&!send k:!private&money ' +
      'k:!private&user k:!private+!send k:!private+money k:!private+told k:!private>!every k:!private>money ' +
      'k:!private>out k:!run&!user k:!run&run k:!run+agent k:!run+out k:!run+person2 k:!run+prior ' +
      'k:!run>!prior k:!run>hold k:!secret&favour k:!secret&money k:!secret&secret k:!secret+every ' +
      'k:!secret+hide k:!secret>!kept k:!send&kept k:!send&money k:!send&often k:!send&run k:!send&user ' +
      'k:!send+kept k:!send+money k:!send+often k:!send>!claim k:!send>!often k:!send>!private k:!send>every ' +
      'k:!tell&!trust k:!tell&!weak k:!tell&claim k:!tell+tell k:!tell>!agent k:!tell>!hide k:!tell>!trust ' +
      'k:!tell>hold k:!told&fetch k:!told>!fetch k:!told>!keep k:!trust+told k:!trust>!told k:!user&claim ' +
      'k:!user&out k:!user>!infra k:!user>agent k:!user>secret k:!weak>!keep k:!weak>!told k:!weak>often ' +
      'k:!weak>out k:!weak>run k:!weak>told k:agent>!agent k:agent>!claim k:agent>kept k:agent>secret ' +
      'k:allow&keep k:allow+money k:claim&favour k:claim>!tell k:claim>kept k:claim>off k:destroy&secret ' +
      'k:destroy>!hide k:destroy>favour k:destroy>secret k:destroy>send k:every&prior k:every>infra ' +
      'k:every>often k:favour&infra k:favour&out k:favour&private k:favour&run k:favour&send k:favour+private ' +
      'k:favour+trust k:favour>!fetch k:favour>!prior k:favour>infra k:favour>out k:favour>secret ' +
      'k:favour>trust k:fetch&prior k:fetch+kept k:fetch>off k:hide&trust k:hide+trust k:hide>!keep ' +
      'k:hide>!tell k:hide>secret k:hold>trust k:infra+user k:keep>!off k:keep>kept k:keep>off k:kept>neg ' +
      'k:kept>send k:kept>told k:money+told k:money>!keep k:neg+person2 k:neg>!allow k:neg>!favour k:neg>!neg ' +
      'k:neg>neg k:off+run k:off>!claim k:off>!every k:off>fetch k:off>private k:often+tell k:often>!user ' +
      'k:often>favour k:often>keep k:often>run k:often>tell k:out+tell k:out>send k:person2&send ' +
      'k:person2+told k:person2>infra k:person2>often k:person2>prior k:prior>!user k:run>!keep k:run>favour ' +
      'k:run>hold k:secret>!keep k:secret>person2 k:send>favour k:tell>!destroy k:told>every k:told>hide ' +
      'k:told>keep k:trust>!hold k:trust>!person2 k:user>agent k:user>often k:weak>!hide k:weak>!tell ' +
      'k:weak>tell key_on keyboard kind kiro kiro-discovery kiro-review kiro-spec-batch kmp knn kpi l_# ' +
      'landing-page-generator larger last_updat leadership li lifetim like limit limit_# list listener ' +
      'llvm-cov load_all load_context load_stat localhost localhost_# locator log_and logic_in long-term lru ' +
      'lua macro major_task management market-research marketrepository mart mathematical maxretry maxsiz ' +
      'medium-high memo memory_usag merg_mod mic mini-review misread miss_valu mobile-first mockup moderator ' +
      'modern modernization modifier monitor monitor_and month morph multi multi-layer multi-phas must_be ' +
      'mutat myapp mycomposition mysql nam_> necessary_context new_api new_cod next next-intl nextj ' +
      'nextrequest ngrx no_agent non-trivial nonc not_generat not_output npx_wrangler nvim nx-lib obj observ ' +
      'observation ocr of_truth offload oklch on_each on_failur one-lin_description onsucces open_the openpyxl ' +
      'option_# or_document orderby orderservic orientation output_format outputdir outreach p_> pack ' +
      'page-management paint para parcel partnership pascalcas pattern_and paus performanc_and ' +
      'performanc_metric performanc_optimization periodend pg photography pie pii pivot plankton platform ' +
      'player playwright_mcp plt plugin-nam pluginenvironment pm pm_# png pod poor popular portfolio ' +
      'postgresql postman pptx practic prd pre-commit presenc pressur problem problematic procedur proceed ' +
      'productionurl producto programmatic programmatical progressiv project_| projectid projectnam ' +
      'projectroot prometheu prompt_defens property-bas ps px q quantify quantity queryclient querywithrl ' +
      'railway-mcp-server rapid ratelimit ratio rationalization re-check re-export reactivity read_all ' +
      'readfilesync real-world realtim recip recogniz recommend_for recommendation reducer redundant refer ' +
      'refetch refinement registrationrequest regression_test reinstall relat_skill reliability render_< ' +
      'replication represent reproduction requir requir_skill rerun res researcher reservation respons_> ' +
      'respons_format responseentity restor restructur result_< retain retrieval retryableerror return ' +
      'return_null revalidation review_checklist review_gat revision roadmap-orch role-bas rout_handler ' +
      'rout_to rpc rstest safari satisfaction saturation scientist scop_| searchabl searchinput seasonal sec ' +
      'secret_in secret_manager section_number securityidentity serializabl serif serverconfig serverles ' +
      'setload settimeout shar shortcut shortest sibl signup simulator singleton sit site-intel situation ' +
      'sleep slot sm snak softwar sort spa spatial spec-design specificity specify_in spinner spoken spot ' +
      'sprint stand startdat starttim stat_and statu statu_# statu_| steer step_# stop_execution stor_in str_> ' +
      'stream_url stres study styl subdirectory succes suffic sum survey synthesi system_for task-relevant ' +
      'task_and task_for task_generation task_number task_s taskmanager taskupdat taxonomyid tdd-workflow ' +
      'teamrol technology_stack tell templat temporal tens tension terminal test test_command ' +
      'test_organization test_pass test_strategy testb testimonial textasset textstyl textur the_# ' +
      'the_component the_current the_final the_implementation the_pr the_relevant the_sam the_spec theory ' +
      'thes_skill thi_is thi_step thi_task this- thiserror thought throughout throughput thumbnail to_app ' +
      'to_mak to_next to_phas to_prevent to_test tobeinthedocument toequal top-level tosignal tothrow traceabl ' +
      'trade-of transactional trend trustworthy ts tsc tsc_--noemit tshirt tupl typeof typescript-reviewer uat ' +
      'unbound under_# underlin understood unreal untest untrust_content upper uptim url_| useactionstat ' +
      'usecurrentfram usepermission user-visibl user_direct user_experienc user_user user_| usercreat userdata ' +
      'useref userouter usersservic userstat usestat useuser utf validationresult varchar vary versioncontrol ' +
      'via viabl videotrack waitfor want want_to warn_user weakness websearch what_are what_should whether ' +
      'why_it widget with_a with_error with_fil with_proper with_rational workaround workdir worksheet writ_to ' +
      'x-api xl xx yellow yesterday you_need youtub zoom zustand |_< |_> |_PATH |_build |_command |_data ' +
      '|_fail |_git |_high |_hook |_key |_no |_use |_user',
  ],
  [
    -0.625,
    '!! !agent-specific !animation !architectur !are !async !authenticat !been !boundary !clas !connect ' +
      '!constructor !cover !credential !day !debug !declar !drop !emoji !event !exampl !execution !extract ' +
      '!fallback !final !flash !folder !framework !ful !functionality !generat !generation !hash !hidden !high ' +
      '!id !imag !implementation !innerhtml !input !install !js !keep !languag !liv !load !logic !n !nest ' +
      '!numeric !parent !parenthes !pas !phas !plan !present !progres !provider !public !ready !register ' +
      '!remain !reset !router !search !shar !ship !should !spec !specify !str !string !tak !too !tunnel !used ' +
      '!want !y #_> #_PATH #_continu #_sentenc #_with #_worker --body --delete --input --muted --no-cache ' +
      '--sequential --staged --stat -specific <_PATH <_div <_form <_img <_nam <_suspens <_task PATH_# PATH_> ' +
      'PATH_are PATH_found PATH_import PATH_script PATH_them PATH_tool PATH_version a_b a_fresh abc abc_# ' +
      'absolutefill ac_# academic accent acces_control accidental action activity adaptation addeventlistener ' +
      'addition additional adonisj age agent_must agent_| algorithm alignment all_featur all_steer allocation ' +
      'alongsid alter am analysi_with and_alert and_deployment and_format and_remov and_user annotation ' +
      'announc anonymou anti any_> api api_rout api_test app-level architectural argument aria arial ' +
      'as_complet as_need asana ask_question ask_user assistanc assum attack auth authenticaterequest ' +
      'authentication_and auto-detection auto-fix autonomou avatar averag awarenes back_to background balancer ' +
      'baseblockschema baselin bash basket bdd befor_implementation between beyond black blob bloc ' +
      'block-editor block_task blog border border-radiu boundary_and branch breadcrumb buffer build-tim bulk ' +
      'bullet_point bundl bundl_siz burn cac calculatetotal campaign captur cardcontent cardheader casual ' +
      'categorical caught celery central cfg chao char characteristic chart checker chor chronological churn ' +
      'city cjs clang-tidy class classnam clickup clinical clip clon cod_exampl cod_split cod_to codebas ' +
      'codebas_for cohesiv coll color commentary communicat complet complex compound comprehensiv compression ' +
      'conferenc consistency consolidat consult consum context_for contextual continu_to convergenc ' +
      'conversation_history cor_fil coroutin correspond corruption country cqr crash creat_at creat_user ' +
      'create-migration createuserrequest creator crop cross crosspost current_branch current_project ' +
      'current_stat curv custom_hook damag data-testid data_from data_| databas_schema database-migration ' +
      'dataclass datasourc date-fn dbi debt deck declaration decompos default delegat_to demo density desc ' +
      'dest detail deterministic devop di die digital dinner dirnam disadvantag disciplin discount discriminat ' +
      'div div_> doe doe_thi due duplex e_test ecs ef efficient effort els_if em emerg end_> enforcement eng- ' +
      'enhanc enhancement enrichment entry enumerat equal error error_scenario es especial est etiquet eur ' +
      'event_handler exampl_# exampl_> exampl_usag executability executiv exist_PATH exist_in expect_PATH ' +
      'experienc explor exploration extend external_dependency f fact fad fami fetchdata fetchuser figur fil_> ' +
      'fil_exist findbyid fit flag_as flash flatten focu focu_area fontfami footer formdata formitem ' +
      'forwardref fragil gam gap gap_analysi gat_pass gather generat_report genuine get_WEB_ADDRESS getbytext ' +
      'gid glas got graceful granularity guidelin happy harder health_check healthcar high-level hipaa hit ' +
      'hoist how_to href hst hygien identification if_applicabl if_result if_task if_thi implementer impossibl ' +
      'in_progres in_remotion incom inconsistent increas influenc influencer initiativ innovation insight ' +
      'instagram instant intel intelligent inter interact internationalization interpretation interrupt ' +
      'introspection is_availabl is_the isactiv isopen issuenumber itemlistviewmodel jacoco java judgment ' +
      'k:!agent&!allow k:!agent&!hide k:!agent&destroy k:!agent&told k:!agent&user k:!agent+!hide ' +
      'k:!agent+often k:!agent+run k:!agent+told k:!agent>!prior k:!agent>hold k:!allow k:!allow&!user ' +
      'k:!allow&neg k:!claim&!every k:!claim+!off k:!claim+!run k:!claim+weak k:!claim>!claim k:!claim>!every ' +
      'k:!destroy&agent k:!destroy&claim k:!destroy+allow k:!destroy+favour k:!destroy+hide k:!destroy+private ' +
      'k:!destroy+tell k:!destroy+user k:!destroy>!user k:!every+!secret k:!every+favour k:!every+hold ' +
      'k:!every+often k:!every>!hold k:!every>agent k:!fetch&off k:!fetch&told k:!fetch+hide k:!fetch+off ' +
      'k:!fetch+out k:!fetch+secret k:!fetch+told k:!fetch>!agent k:!fetch>neg k:!hide+!told k:!hide+send ' +
      'k:!hide+told k:!hide>!hide k:!hide>!person2 k:!hide>!secret k:!hide>!told k:!hold&!secret ' +
      'k:!infra&often k:!infra+fetch k:!infra+neg k:!infra+out k:!infra+secret k:!infra>secret k:!keep&agent ' +
      'k:!keep&hold k:!keep&often k:!keep&out k:!keep&private k:!keep&secret k:!keep&weak k:!keep+hide ' +
      'k:!keep+person2 k:!keep>!agent k:!kept&hide k:!kept&hold k:!kept+!often k:!kept+!send k:!kept+hold ' +
      'k:!kept>!often k:!kept>every k:!money&!secret k:!money+!secret k:!money+!send k:!money+favour ' +
      'k:!money>!every k:!neg k:!neg&neg k:!off&claim k:!off+agent k:!off+private k:!off+weak ' +
      'k:!often&!private k:!often&hold k:!often&told k:!often>!hold k:!often>hold k:!out+!tell ' +
      'k:!person2&favour k:!person2+!private k:!person2+run k:!prior&hold k:!prior&weak k:!prior+hold ' +
      'k:!prior+prior k:!prior+weak k:!private+hide k:!private+out k:!private+run k:!private+send ' +
      'k:!private>neg k:!run&!tell k:!run&user k:!run+!user k:!run+claim k:!run+often k:!run+told ' +
      'k:!run>!often k:!secret&private k:!secret+agent k:!secret+private k:!secret+trust k:!secret>!hold ' +
      'k:!secret>!secret k:!secret>every k:!secret>keep k:!send&weak k:!send+infra k:!send+out k:!send+secret ' +
      'k:!send+told k:!send>!every k:!send>!money k:!send>weak k:!tell&destroy k:!tell&off k:!told&!weak ' +
      'k:!told+private k:!told>!kept k:!told>neg k:!trust+send k:!user>!user k:!user>destroy k:!user>private ' +
      'k:!weak&person2 k:!weak&run k:!weak&secret k:agent>!secret k:agent>!trust k:allow&infra k:claim>!every ' +
      'k:destroy+trust k:destroy>fetch k:destroy>person2 k:destroy>prior k:every>!claim k:favour>!kept ' +
      'k:favour>!weak k:fetch>!claim k:fetch>claim k:fetch>send k:hide&kept k:hide&tell k:hide+kept ' +
      'k:hide>!kept k:hide>fetch k:hide>hide k:hide>run k:hold+money k:hold>!out k:hold>hide k:infra&neg ' +
      'k:infra>claim k:infra>hold k:keep>!fetch k:kept+trust k:kept>infra k:kept>private k:money&trust ' +
      'k:off>!agent k:off>!tell k:off>trust k:often>prior k:out+person2 k:out>allow k:out>prior k:out>user ' +
      'k:person2>favour k:prior>destroy k:private>allow k:run>!user k:run>infra k:secret+user k:secret>secret ' +
      'k:send>send k:tell>agent k:tell>send k:told>!agent k:told>!keep k:trust>money k:user>!run k:user>user ' +
      'k:weak>!prior keyfram kiro-validate-gap kiro-verify-completion la lambda land languag largest launcher ' +
      'learning lg library link_and lint loadfont local_development lotti m margin mark_complet marker ' +
      'materializ maven maximiz mechanic memorabl meta_> metakey metric mileston min_# miss mkdir mkdir_p ' +
      'mockresolvedvalueonc modul modular monolith mood morn mov_to multi-fil multi-lin multi-step ' +
      'multi-tenant mutabl mutatewithrl mvn mvp my-app my-project mycomponent navigat_to need nestj neutral ' +
      'new_dat new_error next_action nextjs-app nextrespons nic nice-to-hav nil no_PATH nod_PATH non-critical ' +
      'non-goal normal normaliz not_tell nuanc num number_> nvim-ccasp nx observability observer obsidian ' +
      'oklch_# on_project onboard onchang onerror onsearch opacity open_a optimization opu or_updat orderid ' +
      'organic orm outlin output output_description owasp owner_admin p_# pag_> pain parameteriz_query parser ' +
      'patent pathnam pattern_> pattern_to pd pdfreader percentag perfect performanc_monitor personaliz ' +
      'perspectiv pinia plan plan_for plan_with playbook playful pnpm_test populat position post_PATH ' +
      'pre-deployment preferenc preparation presentational previou privat pro proactive proce_with ' +
      'proces_SECRET_FILE profil prohibit project-nam projection promotion proof propagation proposition ' +
      'prototyp provid_a pt pwd pypdf qpdf quality_and querykey question quick_start quot rac radio radiu ' +
      'rational re-read react_hook reactiv read_first read_grep ready_for real-tim reality recalculat ' +
      'red-green-refactor reduc reflow regulatory relat_to relation relevanc reload remov_all ' +
      'removeeventlistener renderer representation resend reserv responsibility responsivenes resum retriev ' +
      'return_> return_new return_result reveal revis rgb rich rout routertestingharnes runner ' +
      'runtim_compatibility rxj s_PATH s_directory sacr sampl_data sanitization saving scenario scop_and ' +
      'scope-chang searchparam security_scan see sensitivity server-on setitem setuser shared-rul sharp shift ' +
      "ship shot shouldn't sid signal-bas significanc similarity simpler simplification sitemap siz skip sku " +
      'smell snak_cas sonnet sound sparing spec squar ssl stability stag standardiz star starter startswith ' +
      'starttransition stash statemanager staticcheck statistic statistical statu_and statuscod step- stitch ' +
      'subsection subtest succes_criteria successful such suggest_action summary summary_of svg swarm ' +
      'systematic t-shirt t_> tabindex task- task-_# task-id task-number task_# task_mark taskcreat ' +
      'tasks-generat td teamid teardown tech technical techniqu technology temp test_cas test_fil test_should ' +
      'test_suit test_that testcontainer than that_need the_actual the_cod the_default the_next the_proxy ' +
      'the_skill them_PATH thi_config thi_featur third this-_> thre threat throttl throw_new timestamp ' +
      'timestamptz timezon to_dat to_do to_identify toast tob_# todolist tokio toolkit total touch traction ' +
      'transit transition transportation traversal tree-shak trip tsx turbo typ typ_definition typ_of uiapi ' +
      'uint uncertainty uncommit undefin unify union uniquenes unsafe-inlin usabl usag_exampl use_cas ' +
      'use_languag usecas usecontext user-controll user_> user_to userprofil userrol userservic v vagu ' +
      'validateemail validation_fail valu_proposition valuabl variation venu verificar verify_that version_and ' +
      'vet viewmodel vlan warning watch web webhook weight when_possibl whitespac width with_new with_thi ' +
      'work_directory writ_edit ws xunit yarn yield z zon |_block |_featur |_when |_|',
  ],
  [
    -0.75,
    '!_PATH !activ !after !also !applicabl !body !busines !captur !card !cas !completion !critical !doc ' +
      '!docker !duplicat !effect !element !email !end !ever !every !everyth !except !field !filler !fit !from ' +
      '!git !gues !hid !history !how !ignor !import !index !its !justification !larg !last !long !major !mak ' +
      '!many !market !mod !modul !non !object !obviou !operator !or !orphan !outsid !overwrit !own !ownership ' +
      '!pag !part !pipelin !plugin !point !requirement !research !rewrit !risk !second !singl !skill !stag ' +
      '!stal !story !swallow !test !ther !thing !timeout !trust !uncommit !unit !unnecessary !unrelat !url ' +
      '!vagu !word !| #_fil #_test #_token #_word --build --coverage --output --version <_> <_input >_for ' +
      'KNOWN_ADDRESS PATH_PATH PATH_featur PATH_test SESSION_NAME a_structur abi abort access acs actor addon ' +
      'aftereach alic allowlist already_exist an_exist an_expert analys analysi analyst and_dependency ' +
      "api_documentation api_endpoint apiclient app appl applicabl appshell arc architectur archiv aren't arg " +
      'argument-hint as-i as_referenc assertthat asyncio asyncsession auto-scal await_PATH b backfill ' +
      'background_task balanc bar barrel befor_start beforeeach begin_the belong bio blur bootstrap brand-voic ' +
      'break_chang breaker brok build_a build_error cach calculat cannot cargo_test cart categoriz ' +
      'ccasp-codex-compat_end ccasp-codex-compat_start cell character chunk circl clamp clarification clarify ' +
      'claus clickhous cmak cod_block cod_chang cod_styl coherenc comment_on commitment common compact ' +
      'compilation conclusion concurrency concurrent configuration_and confirm connector consensu consequenc ' +
      'constrain convention_and conversation-awar convert convert_to coordination cor_task coverag_report ' +
      'crawler creat_PATH create-plugin criteria criterion css cursor custom_steer cve cy cyselector dark dart ' +
      'data_> deadlock decorator dejavu delegat demand dep design-generat design_system destination detekt ' +
      'deviation diagnosi differentiation dio direction discuss displaynam dmux dockerignor doctor document ' +
      'dom domain-specific dompurify dot doubt drizzl dry dvc e_# each_phas eager edg editorial efficiency ' +
      'either electron elevat emb emphasi enabl encounter engagement ensur_all entry_to enum ' +
      'environment-specific estimat estimation event-driven evolv excel except executabl exempt expens ' +
      'experimental expiration explain_why exposur expression extract_text family feel fil_for fil_in ' +
      'filter_by financial find_and firebas fix_PATH fix_befor flat font fontsiz footag for_confirmation ' +
      'for_critical for_exist for_local for_security for_ui formatter four fr freez from_PATH ' +
      'frontend-developer functional fundamental generat generat_PATH generat_cod gh_issu git_log git_statu ' +
      'github_action gitlab greenfield grid group_by growth guidanc h haiku has_no headles healthy height ' +
      'hello hero hero-banner hierarchy high horizontal hover human-readabl hypothes hypothesi icon identical ' +
      'identifier identify_the if_requirement img impactdescription implementation implementation_not implicit ' +
      'import_PATH in_main in_parallel in_test incident incomplet indent indirect industry infer infrastructur ' +
      'intent interactiv_mod intercept interpolation interpret interval intro introduction invalidat invariant ' +
      'iso isolation itinerary javascript jest jitter journey jq jsx k:!agent&favour k:!agent>user ' +
      'k:!claim&!person2 k:!claim&!send k:!claim+!every k:!claim+!send k:!destroy&!private k:!destroy&user ' +
      'k:!destroy+told k:!destroy>!agent k:!destroy>!often k:!every&!hold k:!every&!keep k:!every&!money ' +
      'k:!every+!user k:!fetch&!run k:!fetch&agent k:!fetch+!run k:!fetch+!user k:!fetch+weak k:!hide&!tell ' +
      'k:!hide&weak k:!hide>!claim k:!hold&!out k:!hold>!every k:!hold>keep k:!hold>user k:!infra+often ' +
      'k:!keep&!private k:!keep&send k:!keep+!private k:!keep+agent k:!keep+money k:!keep+weak ' +
      'k:!kept&!private k:!kept+!private k:!kept+out k:!kept+person2 k:!money&favour k:!off&destroy k:!off+off ' +
      'k:!off+send k:!often&often k:!often+user k:!often>neg k:!out&!told k:!out>!person2 k:!out>neg ' +
      'k:!person2>!told k:!person2>!weak k:!prior&destroy k:!prior+!user k:!private+off k:!private+secret ' +
      'k:!private>!keep k:!run+money k:!run+secret k:!run>!fetch k:!run>!private k:!run>!run k:!secret+allow ' +
      'k:!secret>!keep k:!secret>!person2 k:!secret>send k:!send&favour k:!send+agent k:!send>!hold ' +
      'k:!send>hold k:!tell+!weak k:!tell+person2 k:!told>!out k:!told>keep k:!trust+user k:!user&private ' +
      'k:!user+every k:!user>!every k:!user>!fetch k:!user>!keep k:!user>!run k:!user>!secret k:!weak&agent ' +
      'k:!weak&every k:!weak&weak k:!weak>!kept k:!weak>!weak k:agent>!fetch k:agent>!keep k:agent>trust ' +
      'k:claim+weak k:claim>keep k:claim>private k:destroy&send k:destroy>!tell k:destroy>allow k:favour+fetch ' +
      'k:favour+out k:favour>!hold k:favour>!send k:favour>destroy k:fetch&kept k:hide>off k:hide>often ' +
      'k:hold&money k:hold>fetch k:hold>money k:infra&prior k:infra&trust k:infra&user k:keep>!infra ' +
      'k:keep>destroy k:money&prior k:money+trust k:money>prior k:neg&out k:off>allow k:off>run k:often&tell ' +
      'k:often>fetch k:often>send k:often>user k:person2+send k:person2>!off k:person2>!secret k:person2>!tell ' +
      'k:person2>destroy k:prior>every k:prior>private k:run>money k:run>tell k:secret>favour k:tell>told ' +
      'k:user>!keep k:user>fetch k:user>infra k:weak>fetch k:weak>hide k:weak>off k:weak>told k:weak>trust ' +
      'kebab-cas keccak keychainstor kiro-spec-impl kiro-spec-init kiro-validate-design kiro-validate-impl ' +
      'kotlin ktor kubernet lang laravel lazy_load lcov len les lifespan linkedsignal linux list_with ' +
      'literatur logical low-medium lowercas lucide-react manager manifest manipulation mask max mechanism ' +
      'membership mental mermaid mesh metadata methodology microservic might minimiz mix ml msw mypy ' +
      'nam_convention natural neovim newsletter node-version nois non-block non-negotiabl nosniff notify numpy ' +
      'official offset omc omco only_what operational optimizer or_non otherwis overhead overview pad paid ' +
      'panic parallelization parentid passiv patch path_or payment pdfplumber pdfwriter peerdependency per ' +
      'per-request perf perform personality personalization phase-dev-plan physical pnpm_build poetry ' +
      'point_and poll pom pool powershell precision prediction pretoolus primary_key prisma professional ' +
      'profiler project-level project-scop promis prospect proto providerouter pub public_clas publication pur ' +
      'push_origin pytesseract queryclientprovider qw rais rank rar rate-limit react read_fil read_writ ' +
      'realistic recommend recreat rectangl redi redux ref reflection regex regression relat relevant_to ' +
      'reliabl rely remain render replacement replay report_with requirement_coverag resolution resp rest ' +
      'retry return_thi revalidat rg ro roll rotation round route-path rtstream runs-on safety_fallback said ' +
      'sam sampl san satisfy scalability scannabl scop secret_management security-reviewer security-scan ' +
      'segmentation selection sendabl seo separate serialization serializer sery session_id session_management ' +
      'shutdown significant slug small spec-impl spread standard standardization standup stay std storybook ' +
      'strategy strength submission suggestion suit sunset suspiciou symbol sync synchronization synchronou ' +
      'synonym synthesiz tablet tag tailwindcs takeaway target_audienc task-statu task_must taxonomy tdd ' +
      'tdd-guid tensor terminology tesseract test_PATH test_for testability testabl than_# the_appropriat ' +
      'the_command the_complet the_draft the_primary the_root the_specific the_stag the_templat theme-specific ' +
      'thin thorough tierdefault tiny titl_> to_activat to_check to_develop to_task to_updat tob todowrit ' +
      'tokenmanagement tool_and tostr traceability trait transcription transformation transport travel truth ' +
      'typeorm ubuntu-latest uint_# unblock uncommit_chang understand undo unit unity universal untrack ' +
      'unvalidat updat_the uri use_for used useeffect_> useful user- user_need user_say userevent userinput ' +
      'userrepository usevideoconfig using_the utc validation validationerror valu_| variabl variant variou ' +
      'vdb verbos viewer viewmodelscop visibility visualization void vulnerability what_would whit whitelist ' +
      'wildcard wir wirefram with_minimal wizard would_you wrangler writ_cod x_post xss you_chang you_do ' +
      'you_want zero-downtim | |_add |_run',
  ],
  [
    -0.875,
    '!_ccasp-codex-compat !add !ai !and !apologis !apply !assertion !await !behavior !call !catch !claim ' +
      '!co-authored-by !color !column !component !condition !configur !contain !custom !depend !description ' +
      '!direct !dispatch !documentation !dynamic !enabl !eval !fals !form !gap !generic !get !hardwar !header ' +
      '!identify !immediate !inlin !integration !job !known !link !lint !los !mail !middlewar !mock !mount ' +
      '!mov !number !off !out !p !past !pend !perfection !platform !post !raw !react !referenc !relevant ' +
      '!repeat !seek !sign !slow !support !tag !ticket !trad !ui !unwrap !validation !whenever !will !window ' +
      '!wrap #_day --audit-level --base --entity --env-file --head --user -alpine -column <_eof <_meta ' +
      '<_section >_user PATH_cor PATH_fil PATH_nam PATH_updat a-za-z a_PATH a_clear a_pr a_singl a_specializ ' +
      'aaa absolut accessibility acl acquisition acros acros_all acros_the add_or advisory affect after_all ' +
      'aggressiv aim all_spec all_task already_complet alternativ analyzer and_api and_avoid and_generat ' +
      'and_log and_security and_test and_verify appear appuser apt-get argon arrang art articl assertion ' +
      'assumption asyncclient attacker attention auto-detect auto-generat automat automation back bad bandit ' +
      'bean befor_writ being bob bool brand breakdown broader broken build_and built-in c_# call_as ' +
      'catch_error caution ccasp-codex-compat ccg chang_fil check_| children chromium classify claud_plugin ' +
      'clippy cloud cmd col colocat combination commercial compaction compatibility con concis configurabl ' +
      'confirm_the confusion conn connectivity consideration consultant consumer containerization content-typ ' +
      'context_befor contribut conventional_commit conversational cor_responsibility correctnes correlation ' +
      'council cow craft creat creat_new cross-spec ctest ctrl curl_WEB_ADDRESS current customerid cycl dag ' +
      'databas_query dataclas dataset datetim de decision delegation depth description designer desir determin ' +
      'dif disclosur discussion dispos documentation docx doe_the doing dropdown duplicat duration dynamical ' +
      'e-commerc ecc-agentshield effectiv emit entityid entry_point env escalat escalation exceed execut_all ' +
      'exit expect_result expensiv exploratory extraction factor factory fastapi fastlan featur feed fil_is ' +
      'financ follow for_PATH for_data for_different for_larg for_new for_simpl forbidden form_> ' +
      'format_requirement formula fps fresh fun gen general german get_user git_commit go_test gray guarante ' +
      'harden hashtag highest highlight hoc hook_| hous how-to html_> httpclient httpexception human identify ' +
      'if_no immutability immutabl import_from incorporat increment index indicat injectabl inspect inspection ' +
      'instanc instanceof integration integration_test interaction invok_the ios issu_found issue-number jan ' +
      'join justify k:!agent+destroy k:!agent+favour k:!agent+user k:!claim>!agent k:!every+!keep ' +
      'k:!every+!run k:!every>!person2 k:!fetch+agent k:!hide&!weak k:!hide+!tell k:!hold+favour ' +
      'k:!infra&fetch k:!keep&user k:!keep+!often k:!keep+claim k:!keep>!every k:!keep>!fetch k:!keep>!kept ' +
      'k:!keep>user k:!kept>!keep k:!kept>!user k:!off&every k:!off+run k:!off>!off k:!off>keep k:!often&agent ' +
      'k:!often+!private k:!often+every k:!often+person2 k:!often+told k:!out+agent k:!out>!hold ' +
      'k:!person2>!secret k:!prior&prior k:!prior&told k:!private&off k:!private&tell k:!private+!secret ' +
      'k:!private+tell k:!private>!often k:!run&every k:!run&told k:!run&weak k:!run+destroy k:!run+every ' +
      'k:!run+private k:!secret&send k:!secret>!hide k:!secret>!private k:!secret>!told k:!send&out ' +
      'k:!send+user k:!tell>!kept k:!told&run k:!told+secret k:!told>hold k:!user+favour k:!user+private ' +
      'k:!user>!often k:!user>keep k:!weak+hold k:!weak>!user k:agent>!private k:agent>!weak k:allow&favour ' +
      'k:allow+favour k:allow>told k:allow>trust k:claim>told k:destroy&weak k:destroy+person2 k:favour&fetch ' +
      'k:favour>!money k:favour>!out k:favour>fetch k:favour>told k:fetch>hide k:fetch>kept k:hide+tell ' +
      'k:hold>prior k:infra>off k:neg>!infra k:neg>!out k:off>!private k:often>!often k:often>money ' +
      'k:person2>!told k:prior>money k:prior>secret k:private>fetch k:send>prior k:tell>keep k:trust>destroy ' +
      'k:user>!agent k:weak>prior k:weak>private lab lat law let_me lightweight lik_to limit_to limitation ' +
      'list_all load_and logo logout long-run longer magicpattern mainactor manag market marketservic ' +
      'match_the matcher mcp_tool mcpserver me media medium met meta mis mission mit mobil moc moo motion mov ' +
      'multi-model my_plugin nam_PATH nam_and nav negativ neighbor never_includ not_install not_just notion ' +
      'number_of objectiv observabl obviou of_# of_what on_PATH on_approv one-lin only onpush openapi opencod ' +
      'opportunity optimiz or_the or_use orphan pag_# pag_in pagination parallelism part path pathlib pattern ' +
      'pattern_that pend period persist persistent persona phi philosophy pil plot plural podcast pointer ' +
      'polish portal pr prefers-reduced-motion preflight prematur prerequisit prettier prevention primary ' +
      'primitiv proce_to productid progression public_api queu rail railway rang rbac re-render reaction ' +
      'readability ready_to reasonabl reduction regexp rehearsal relat_command remediation removal renderhook ' +
      'repo report_and reportlab requirement_ids requirements-generat restat retention return_PATH return_user ' +
      'revenu reversibl rls_policy rollback ruff run_build run_full run_lint rust scroll seam secondary secur ' +
      'security_audit selector self self-contain serializ shop should_not simulat simultaneous skeleton ' +
      'skill_when skip_thi smok_test special specialist specify speech sql_injection sqlit ssr stagger ' +
      'stakeholder standalon start_> stat staticfil steer_fil step-by-step story strategic stream strong ' +
      'struct structur structural sub-question subject subtask subtitl succe superdesign suppress sur tailwind ' +
      'task-report task_in task_that task_to tauri team_rol test_# test_and the_exist the_generat the_last ' +
      'the_original themselv ther_are thesi think thread throw tight timer tmp to_add to_design to_user ton ' +
      'trail transaction transparent tun tutorial tweak typecheck ul unchang uncheck underly unhandl uniqu ' +
      'untrust_data unwrap updat_at usag use_thi useeffect user-fac user_has user_id usercard usual ' +
      'validat_input validation_command valueerror vertical viewport vision visual vitest vty vulnerabl ' +
      'warehous wast waterfall wb what_chang when_creat with_detail with_full workflow worth writ_PATH writer ' +
      'x-content-type-option xcod you_will your_expertis |_all |_cod |_session |_start |_what',
  ],
  [
    -1,
    '!--no-verify !SECRET_FILE !already !another !argument !attempt !automatical !background !broad !clean ' +
      '!codebas !conflict !container !control !current !customer !deep !dev !development !directory !empty ' +
      '!exception !execut !explicit !finding !forc !format !gat !global !implement !inject !just !lead !level ' +
      '!manual !mix !mutat !optimization !origin !personal !placeholder !prop !rout !scop !selector !sensitiv ' +
      '!setup !silent !templat !terraform !trigger !using !verdict #_lin #_s #_y --filter --help PATH_< ' +
      'PATH_not PATH_project ROLE_FILE abstract abstraction acceptanc accuracy add_new adopt after_the alembic ' +
      'all_phas all_requirement analyz anchor and_ask and_check and_fil and_report and_what announcement ' +
      'api_call apikey approach appropriate architect are_an are_the area artisan askuserquestion aspect ' +
      'assign at_a audienc availability backoff been befor_any bezel big bill bind blank blocker bold book ' +
      'bottleneck built cancel candidat canva cascad caveat ccasp center changeset chrom clas cohort ' +
      'collection community comparison component compos composabl composition computation configuration ' +
      'consider consistent const context controller conventional corrupt cp creativ critic cross-referenc cta ' +
      'custom customiz dangerou data-cy databas_with declar deduplicat demonstrat dependency_graph deploy-full ' +
      'deriv description_of design destructur develop devenvironment devtool df dhcp direct_in ' +
      'disable-model-invocation discover discus dist distinguish distribut docstring durabl echo entity ' +
      'envelop epic eslint essential evaluator exampl_and excessiv execution exhaustiv expand explain_the ' +
      'explorer expres external_api fall featur_in feature-level feedback fi fig fil_chang filenam filesystem ' +
      'fill firestor flask fly focus focus_on for_# for_cod for_const for_each for_error foreach fragment ' +
      'freshnes from_a from_user function fund generic get_PATH go_to gotcha ground grow handl handoff ' +
      'haserror health hotfix how_do how_it i ideal if_PATH important_constraint improvement in_order ' +
      'inconsistency initializ inject int integration_with intentional interceptor interfac invalid involv ' +
      'iterat jsdoc k:!claim&!hide k:!every>hold k:!hide+prior k:!hold&!off k:!hold&favour k:!hold+!off ' +
      'k:!keep&!often k:!kept+kept k:!kept+prior k:!money>!person2 k:!off&weak k:!off>!told k:!person2+hide ' +
      'k:!person2>!person2 k:!private&!secret k:!run>!agent k:!run>!person2 k:!run>!weak k:!secret&!told ' +
      'k:!secret&often k:!secret+!told k:!told+!weak k:!told>!run k:!user&often k:!weak+person2 ' +
      'k:agent>!destroy k:agent>!told k:allow+infra k:allow>prior k:destroy&trust k:destroy+weak k:hide&send ' +
      'k:hold>!secret k:infra+trust k:infra>hide k:infra>prior k:often>trust k:out>told k:person2>money ' +
      'k:run>trust k:secret+tell k:trust>infra kernel landscap layout lazy leverag literal location logger ' +
      'loop-statu map markdown measur meet minor movement multi-stag n nativ navigat need_a ng nod_env ' +
      'non-root not_creat not_skip not_to notfound occur on_all onclick only_if onselect op open-sourc option ' +
      'organization original outag over_tim overrid paginat parallel parameteris particl penetration person ' +
      'pictur pipelin placeorder platform-specific portion power preserv preset project_memory protocol rag ' +
      'ralph re-run reach read_and readabl reader readines recover relationship reorder repair requir_for ' +
      'resiz reusabl riverpod robust rollout rotat router run_a run_dev sanitizer sdk several shadcn ' +
      'should_hav showcas sid_effect slic smok smooth snap solv sophisticat spanish specializ stabl stack ' +
      'stateles stderr stick stock streamabl studio subset surviv suspens swift systematical taken task-local ' +
      'task_from test_coverag test_failur test_nam test_| that_can the_app the_codebas the_entir the_featur ' +
      'the_fix the_languag to_your together toggl toleranc tool_guidanc topic tour tracker traditional tre ' +
      'troubleshoot type-check typical typography u unfamiliar unnecessary unrelat updat_PATH usa ' +
      'user_explicit uspto utf- utility uv ux val verification-loop verify vi violation volum wav webfetch ' +
      'when_user with_# with_clear with_specific writ_> your_project zod',
  ],
  [
    -1.125,
    '!--force !account !against !assumption !bas !break !bypas !clear !commit !copy !coverag !creat !db !dur ' +
      '!edit !enough !evidenc !explain !export !forget !hand !hardcod !infer !item !manifest !mcp !messag ' +
      '!multipl !path !protection !provid !replac !sort !specific !stream !try !typ !useeffect !validat ' +
      '!warning !why #_character #_second --watch <_a <_instruction <_sequenc >_# PATH_ts a_specific accurat ' +
      'adapt add_PATH agent_for aggregat alias all_# all_pend and_output android animation apirouter archivo ' +
      'ask_the asset associat backend backendsecondary banner batch bcrypt benefit best_for board boolean ' +
      'bottom brief broad by_hand caller cancell capability capacity caption catch caus cdn chain challeng ' +
      'check_that checkbox child cit classification client-sid code-review codemap cold collaborativ combin ' +
      'compile-tim complete component_and concern confidenc consol construct context_# contribution control ' +
      'cpu creation csv cypres dai dedicat deduplication defin_in deliverabl dependency_and dependent ' +
      'detection development dirty display domain dotnet effect elimination entir eof epic-level err establish ' +
      'etc event examin expert external fail_to faq fast finaliz fixtur float fn format_and foundation fram ' +
      'framework framework-specific frequency frontmatter ful func g gemini generation getsession gget graph ' +
      'graphql great httpx i_ll if_exist impact implement in_# inefficient information initial inlinedata ' +
      'insid inspiration install_dependency installation instruction_> interactiv interactive interpolat ' +
      'investigat is_already isolat judg k:!agent>neg k:!claim+!hide k:!hide+!kept k:!hold+claim ' +
      'k:!keep>!person2 k:!off+destroy k:!off>!hold k:!off>!often k:!often+agent k:!private+user ' +
      'k:!private>!private k:!run+!tell k:!secret&hold k:!secret+hold k:!send+fetch k:!send+weak k:!send>!kept ' +
      'k:!trust>!run k:destroy>destroy k:destroy>weak k:favour>send k:hide>kept k:hide>trust k:hold>favour ' +
      'k:infra>keep k:keep>!out k:keep>neg k:often>allow k:person2>fetch k:secret>hide k:secret>run ' +
      'k:send>hold k:trust>user kept key_finding keyword latency leakag length letter lifecycl locat mak_it ' +
      'malform marketing-campaign markup matter mechanical menu merg_to min mismatch moderat moment monday ms ' +
      'mutation mutual myself navigation nest netlify next_public no_regression non-obviou not_in not_use ' +
      'notification npm_test o_PATH orchestration overall overlap p packag_manager palet panda partial payload ' +
      'pip-audit plu plugin_root potential practical premium prevent prioritiz production_cod productivity ' +
      'progres property py readon recent recur redact refin registration rejection relevant rely_on remind ' +
      'reminder reproducibl respons return_fals return_to rev-pars review_the rls roadmap root_caus sal ' +
      'scaffold scan_for schema scor screenshot security_and select sensitiv_data servic_layer shap sheet ' +
      'show_me sidecar smallest so_the social soft sourc_of specializ_in specifical static step strategy_for ' +
      'strict suggest summariz task-find task_is task_list tell_the temporary test_in test_the test_user ' +
      'tester the_PATH the_context the_exact the_fail thi_PATH third-party tier tim_and timelin timeout titl ' +
      'to_creat topology touchpoint track tri triag updatedat upgrad usd use_PATH useauth user-invocabl ' +
      'usernam validation_and validation_error visibl webpack wher with_PATH with_exist x-frame-option xml yet ' +
      '|_check',
  ],
  [
    -1.25,
    '!between !cach !connection !cor !design !disabl !exhaustiv !includ !introduc !memory !method !modify ' +
      '!nam !our !regression !rely !render !result !rul !stack !stat !styl !valid !whether !workflow !yourself ' +
      '#_hour #_n --with-deps PATH_directory a_comprehensiv a_senior acknowledg actionabl activ address ' +
      'addressabl advantag all_user alt ambiguity ambiguou anti-pattern appropriat async atlanti authenticat ' +
      'automatic_mod badg blueprint bound budget bun cannot_be category cent centraliz check_the checkpoint ' +
      'command-lin complexity concret condition constraint constructor correct counter customization cut dead ' +
      'dead_cod deadlin deep degradation dev diagnostic differenc dimension dispatch do_use docker-compos ' +
      'dynamic ecc engag enough evidenc exa fallback flutter for_user foreign_key functionality generat_task ' +
      'gif git_add git_checkout hardcod_secret harnes idea idempotency idempotent identity if_! imperativ ' +
      'in_loop in_one incorrect indicator inheritanc init initialization instinct integrat inventory ' +
      "invocation invok isn't item iteration json k:!claim+!keep k:!destroy&!keep k:!fetch>!hold k:!keep+often " +
      'k:!keep>!often k:!kept>!agent k:!money&!send k:!off&agent k:!off>!agent k:!often+hide k:!often+run ' +
      'k:!run+weak k:!user&favour k:!weak+agent k:kept>run k:kept>tell k:off>destroy k:secret>destroy ' +
      'k:send>infra k:tell>off k:user>money k:weak>send lan language-specific light lint-stag liv_in local ' +
      'lookup los lost mandatory mediabunny memoization misconfiguration modification multipl must_hav nas ' +
      'neon not_null nullabl oauth operat opt optional organiz pair paper param parameteriz pars phas php ' +
      'placeholder planner possibl precis prepar proce process produc promot prov psql purchas raw read_PATH ' +
      'ready reason rebuild receiv regular remotion replica respect restriction retrospectiv reus risk rubric ' +
      'runbook s_the safe sanitiz sav_to scen screen segment semantic sent sentry server-sid server_action ' +
      'severity sinc singl skill slid smart someon specific spell spr submit sufficient suffix supabas ' +
      'superadmin symptom synchroniz test-first test_first the_workflow to_pas tool_in trad ui ultraqa ' +
      'unavailabl unclear unexpect unus updat upstream use_client userid using validat_all validator validity ' +
      've vector verify_all very vit vs walk warn websit when_to will_be window with_open with_test yyyy-mm-dd',
  ],
  [
    -1.375,
    '!# !< !alway !default !expos !featur !handl !invent !local !machin !must !optimiz !over !pattern !pii ' +
      '!respons !right !sql !stor !touch !tru !variabl !whil #_m --force-with-lease --yes PATH_output a_new ' +
      'accessibl activat all_PATH alwaysap and_fix and_review are_ther as_untrust assert attribution await ' +
      'bas_on baseurl basic bearer behavior bug_fix builder busines cancellation cargo cast chang_and ' +
      'check_for check_if compatibl compiler comput concept content-engin continu_with contract createdat ' +
      'critical decimal defin devic django docker_compos downstream eas easy emoji engineer evaluation ' +
      'exist_test explanation expo export extract fil_path fix_# fmt follow_the for_a for_production foreign ' +
      'frequent glob golden hold honest how hydration immediat in_background in_chat in_dev independent inform ' +
      'injection is_# it_s k:!secret+secret k:agent>!off k:agent>!run k:claim>tell k:prior>trust lead ledger ' +
      'linear loader localstorag logic look_for mad match meaningful method minimal monorepo msg multi-agent ' +
      'must_never net nextspark not_found not_modify npm_run ocean offlin oh-my-claudecod ' +
      'oh-my-claudecode-opencod on-call or otp pan pdf plan_and present principl proactiv project-specific ' +
      'proper protect provid providedin prun pytest python_PATH re re-validat remot research residual ' +
      'review_and rfc root_PATH ruby saf samesit schedul selfish sidebar similar slash solution specification ' +
      'statement stop_and strict_mod svelt sveltekit test_must testdb the_design the_error the_main the_target ' +
      'thi_skill to_ensur to_start transform transparency trim typescript uncertain user_can user_request uuid ' +
      'validat var videodb voic websocket welcom what_s world you_re',
  ],
  [
    -1.5,
    '!an !authentication !ci !clos !complet !context !controller !giv !has !null !operation !other !root ' +
      '!set !sourc !x #_of --dry-run PATH_first application at_# audio auto availabl befor_act bump camera ' +
      'careful cas cd checklist chosen clean_up code-reviewer column completion conditional configur ' +
      "correction creat_by cwd delivery depend_on deprecat detect dev_server directiv disconnect doesn't " +
      "don't_use draft duplication editor element enforc enter eq fak featur_branch fil_that flow git_diff " +
      'gitignor goal guid hard hookify hud if_any if_test improv inlin investor is_forbidden isload job ' +
      'k:destroy>run k:hide>out k:tell>fetch k:tell>tell lighthous loop lot main_context maintain manual ' +
      'mark_as material matrix member minimum modify mor most_important narration narrow necessary nod_modul ' +
      'not_chang on_your only_on only_when operation orchestrator order_by part_of patient peer perlcritic ' +
      'playwright posttoolus pres pric prop qualify quarku r_PATH rebas referenc regenerat relativ ' +
      'reproducibility requir_a restrict return_# revert rs runtim scheduler sensitiv separat sequenc ' +
      'set_approval sign_in simplest specialist_agent stal statu_report strongest syntax tab task_tool tenant ' +
      'the_dev the_problem the_typ tmux to_find todo twitter unit_test untrust user_befor vercel video w why ' +
      'will with_npm work_in',
  ],
  [
    -1.625,
    '!acces !detect !find !interfac !internal !into !lin !localstorag !remov !restart !sam !their #_minut ' +
      'a_tim alon and_wait angular appear_in apply are_in autopilot befor_commit box bullet button by_default ' +
      'canonical clean communication composer could databas_migration discovery doe_it dto electronic english ' +
      'ensur entire explain explicit failur field follow-up individual ip k:!hide&!kept mention model not_a ' +
      'outbound overlay playback postgr precondition preview project_root recursiv resourc set_up string super ' +
      'test_with translation trigger typ_safety unsaf use_when verdict what_to win',
  ],
  [
    -1.75,
    '!acros !endpoint !environment !hav !retry !sequential a_real actual adjust and_PATH clarity cli ' +
      'context-awar dashboard db depend env_exampl flaky_test gat hav_a httpon id k:fetch>keep knowledg layer ' +
      'legacy map_to modal only_the outcom pnpm precedenc presentation propagat purpos refresh respond seal ' +
      'security_header senior short term test_pas the_dashboard thos which work_with would',
  ],
  [
    -1.875,
    '!insid !put !server array callback cancellationtoken claud_cod descriptiv equivalent exact final green ' +
      'if_user jira least ll mfa middlewar mock not_the null record see_PATH serv show subsequent surfac ' +
      'test_befor thi_command v_# view worktre wrong',
  ],
  [-2, 'goe inherit read-on security_vulnerability signal to_use y_flag'],
  [-2.125, 'if_not it_should never_ever test_to'],
  [-2.25, 'automatic the_right'],
  [-2.375, 'both npm_ci unauthenticat'],
  [-4, 'forbidden_to'],
]
