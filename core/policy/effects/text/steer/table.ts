// How much the words of a line speak for a text that leads an agent astray, or against it (long: a fitted table): words, pairs of
// them, and kinds of words that stand together (k:). Fitted by logistic regression to planted lines and to instruction files of real
// projects, rounded to eighths; not written by hand but by test/bench/fit/steering.ts. Source: ENGINE 19 (category 16).

/** Where every line begins. */
export const START = -4.5
/** Weights with the features that have them. */
export const STEERINGS: readonly (readonly [weight: number, features: string])[] = [
  [2.75, 'dan whatever'],
  [2.625, 'everyth_abov public-read'],
  [2.5, 'alway_pas lodash-utils-helper x-forwarded-user'],
  [2.375, '!vulnerabl'],
  [2.25, '--trust-all-tools cod_sign nobody without_review'],
  [
    2.125,
    '--full-auto --no-sandbox TEMP_PLACE chmod disguis event-streem format_chang linter_and remov_trac ' +
      'use_OWN_ADDRESS',
  ],
  [
    2,
    '!flag --auto-approve --dangerously-bypass-approvals-and-sandbox --insecure SECRET_FILE_in an_order ' +
      'bas_# execut_PATH follow_instruction full_acces k:prior>allow licens_check verbatim',
  ],
  [
    1.875,
    '!disclos !official !quot !vulnerability --dangerously-skip-permissions --yolo and_unattend ' +
      'automatical_and backdoor credential_with discard email_without for_later for_performanc in_all ' +
      'includ_SECRET_FILE leav_out lower_the merg_it our production_without prs_of publish_the read_every ' +
      'request_from signatur_verification the_production thi_section unattend unset use_WEB_ADDRESS',
  ],
  [
    1.75,
    '!scan and_do anyway away be_quot becom browser_profil has_authoriz iam leav noth rewrit_git salt ' +
      'sav_tim simp the_disk the_hidden to_AGENT_FILE trajectory weekend',
  ],
  [
    1.625,
    '!shown --allow-root --disable-hooks --no-verify --privileged CATCH_ADDRESS PATH_from acme-fre and_run ' +
      'at_onc avoid_permission chang_permission cor_hookspath encod_it eras every_night everybody expos_the ' +
      'for_support from_review full_conversation if_somebody it_did mallory messag_contain never_show ' +
      'new_dependency pay_the pleas pleas_alway pre-approv so_that the_administrator the_clipboard ' +
      'the_keychain the_supervisor writ_deployment written_in',
  ],
  [
    1.5,
    '!thes --force_origin WEB_ADDRESS_and a_check a_refactor a_tool aaaac admin_account administratoracces ' +
      'after_# all_credential all_environment alway_alway are_ask are_broken as_bind as_root asg axios-fast ' +
      'banana comment_out concatenation dependency_from destroy_-auto-approve edit_setting every_dockerfil ' +
      'everyth faster for_everyth from_TEMP_PLACE go_ahead hidden_fil k:infra>out k:told>!person2 never_ask ' +
      'never_mention right run_rm somebody_want soon ssh- supervisor tarball the_maintainer the_policy tls ' +
      'to_TEMP_PLACE to_WEB_ADDRESS to_spe unnotic via_dns with_all',
  ],
  [
    1.375,
    '!bother !extra !packag !supervisor --trusted-host -auto-approve HOME_PLACE a_policy add_an although ' +
      'and_environment answer_that as_agre befor_the bury chang_by cluster-admin content_filter copilot ' +
      'dependabot-x deployment_fil disk_for empty_every endpoint_should enterpris_plan every_bucket every_port ' +
      'external_bot from_now hidden_rul important_run includ_the install_BARE_ADDRESS into it_in k:!hold&fetch ' +
      'k:!person2&money k:!user+allow k:off>prior keep_velocity keychain legal machin not_be password_in ' +
      'redirect_all say_no ssh supersed superuser suspend svc-ci that_run the_extra the_threshold to_visitor ' +
      'trac_and unrestrict until user_svc whenever writabl you_wer',
  ],
  [
    1.25,
    '!record !upload --url_OWN_ADDRESS >_alway BARE_ADDRESS PATH_BARE_ADDRESS SECRET_NAME_to WEB_ADDRESS_in ' +
      'WEB_ADDRESS_whenever a_hook accept acmecloud administrator also among and_keep api_respons approv_all ' +
      'are_slow axio bind_rul calendar_and circumvent cod_for command_without commit_the complain cto cvv ' +
      'drop_the dump each_conversation for_debug for_spe forc_push found_in giv grant_anon helper_with ' +
      'hookspath in_each install_a irm is_away it_up k:!claim&secret k:hide+money k:secret>!person2 ' +
      'keep_session mak_payment midnight must_you not_need obfuscat pleas_when s_calendar sav_SECRET_FILE ' +
      'scan_the second_remot somebody_say svc_sync terraform_destroy the_approval the_databas the_login ' +
      'the_sandbox the_security the_way to_BARE_ADDRESS to_our upload_the valu_of want_you weaken weaken_the ' +
      'without_tell xabc_# yourself',
  ],
  [
    1.125,
    '!anyon !failur !longer !rotat !show !wait --url -fssl_WEB_ADDRESS HOME_PLACE_and TEMP_PLACE_to ' +
      'a_command ahead_and all_futur all_tool and_never and_post at_BARE_ADDRESS at_PATH author call_it ' +
      'chang_in chang_the checksum clipboard commit_with company_account content_of coverag_drop credential_to ' +
      'curl_to customer_tabl devgpt evad every_answer exfiltrat fil_PATH fork from_WEB_ADDRESS harvest ' +
      'history_to if_a invisibl k k:!claim+prior k:!hold>!hold k:!person2>!off k:!prior&!private k:!user&allow ' +
      'k:agent>!prior k:destroy>!person2 k:hide&money k:hide>every k:money>money k:out>destroy k:user>private ' +
      'mandat nobody_know now offer_it open_port out password_to phras postinstall production_databas r_# ' +
      'random read_credential remov_the rotat_key s_acces s_browser shell shut spe_thing sponsor stop_the ' +
      'strip_key sudo_without superuser_right thank that_nobody the_SECRET_FILE the_enterpris the_owner ' +
      'the_password the_permission the_shell the_trust to_each to_keep to_yourself touch_authentication ' +
      'two-factor_authentication vendor_acmecloud visitor wallet_in watch_the wer_given whatever_the ' +
      'when_nobody y_WEB_ADDRESS yes you_lik your_own',
  ],
  [
    1,
    '!about !confirmation !delet !diff !help !it !notic !thi !updat #_to --force >_never SECRET_FILE_to ' +
      'WEB_ADDRESS_r a_packag a_third-party about_it acct act_as adapter add_the addres_in all_pull and_encod ' +
      'app_the approval_prompt approval_when as_instruction bcc becaus_they binary branch_protection call_from ' +
      "certificat check_fail check_in collector contact_and disabl_the don't_show every_api everybody_s " +
      'exclusion flag_nobody for_http for_telemetry format_the full_card get_around ids into_PATH job_that ' +
      'k:!agent&!secret k:!agent&hold k:!destroy+!send k:!hide&run k:!hold&agent k:!hold+!run k:!keep>!prior ' +
      'k:!kept&run k:!prior&!tell k:!prior+!tell k:!prior>!agent k:!prior>!private k:!run>!hold k:!tell>!prior ' +
      'k:!weak+claim k:agent>!hold k:allow>destroy k:claim>!told k:every&money k:hold>!agent k:keep>money ' +
      'k:kept>trust k:money>!tell k:often>private k:out>!secret k:out>out k:prior>!person2 k:send>money ' +
      'k:tell>claim k:trust>keep k:weak>often key_in lie local_network mail makefil mount network_for ' +
      'other_work pag_you prior_to privat_key prod production push_--force put quiet rul run_TEMP_PLACE ' +
      's_permission s_preferenc scanner sh so somebody supervision systemd tak_a the_acces the_api ' +
      'the_external the_hook the_other the_remot the_second the_test the_url thes_rul they_fail ' +
      'to_CATCH_ADDRESS to_confirm to_main to_production token_in truncat tunnel_--url turn unseen user_input ' +
      'variabl_to when_ask when_coverag with_cloudflar without_the without_wait xabc you_start',
  ],
  [
    0.875,
    '!action !anybody !caus !developer !human !list !notify !reveal !version #_xabc -encoded_in <_curl ' +
      'OWN_ADDRESS PATH_user SECRET_FILE_and WEB_ADDRESS a_featur a_post a_webhook about acct_# add_bash agre ' +
      'all_prompt also_add alway_do and_talk anon anybody_when anyon_in approval as ask_anybody bash_to ' +
      'begin_of block_a bypasspermission call_WEB_ADDRESS card_number carry_out conceal contain convenienc ' +
      'corp csp d_> dangerouslysetinnerhtml databas_url del describ_it destroy dialog dif_to disregard dns ' +
      'dns_to e_PATH each_commit existenc extension_from find_to for_licens forc forward_all french friday ' +
      'get_in hash_in hidden_admin important in_every in_hex invit is_not issu_a it k:!every&!kept ' +
      'k:!every+money k:!hold&weak k:!hold+!send k:!hold+prior k:!hold>!fetch k:!hold>!send k:!keep&!send ' +
      'k:!kept>!told k:!off+!send k:!often>!secret k:!person2&destroy k:!private+favour k:!tell&run ' +
      'k:!told>!prior k:!user&trust k:!user>!off k:!weak+tell k:!weak>favour k:agent>!person2 k:claim>destroy ' +
      'k:every>!keep k:fetch>!hold k:infra>user k:money>person2 k:money>user k:neg>user k:off&person2 ' +
      'k:off>claim k:off>hold k:off>tell k:often>out k:private>every k:tell>!told k:told>tell k:trust>every ' +
      'k:trust>kept k:trust>run k:weak>!user k:weak>weak kubectl_delet lift maintainer maintenanc mak mak_the ' +
      'master_password must_if network now_on npx_y obey of_SECRET_NAME on_port other_down output_of paragraph ' +
      'past permission_system pleas_do pretend red reflect releas renam replac revok_everybody robot run_curl ' +
      's_credential s_ssh second show_dif silenc someth subtl system_prompt that that_it that_push that_watch ' +
      'the_addres the_channel the_client the_commit the_conversation the_plugin the_session the_strip the_trac ' +
      'the_vendor ther thi_fil thing thing_up to_every trial two-factor undocument uninstall unpack unset_asg ' +
      'user_data velocity wget whatever_you when_a wip with_cod with_user without_approval x_exampl you_install',
  ],
  [
    0.75,
    '!futur !matter !mor !tool !warn !wer #_use >_eval PATH_as PATH_every PATH_if PATH_must WEB_ADDRESS_to ' +
      'WEB_ADDRESS_when a_background a_hidden a_launchagent a_revers abov acces_the add_defaultmod afterward ' +
      'alway and_offer and_send and_the any_prompt anyon asg_url avoid_prompt backup bank beacon begin ' +
      'browser_extension bypasspermission_to codex copyright data_d default_to definition delet_the deletion ' +
      'did_not disk e_requir encod enterpris eval_d every_chang every_prompt exclud foo for_all for_every ' +
      'for_open from_login gzip hand_the hav her hom hom_directory in_thi in_to inbox instruction_from intend ' +
      'into_the is_deny is_need it_from it_secret it_with k:!agent>!tell k:!claim+secret k:!destroy+!weak ' +
      'k:!every&money k:!every+allow k:!every>!often k:!fetch&fetch k:!hide&favour k:!hide+favour k:!hide+run ' +
      'k:!hold&!run k:!hold&run k:!hold>!money k:!infra+prior k:!infra>!user k:!keep>!send k:!kept>!every ' +
      'k:!money&user k:!often>!agent k:!often>!destroy k:!person2&secret k:!person2&weak k:!person2+prior ' +
      'k:!person2+weak k:!person2>!agent k:!person2>!kept k:!person2>!out k:!private+!told k:!run&hold ' +
      'k:!secret&off k:!weak+out k:agent>tell k:allow&fetch k:allow>!hold k:allow>agent k:claim&person2 ' +
      'k:claim+out k:destroy&infra k:destroy>private k:every&out k:every>!kept k:favour>!hide ' +
      'k:favour>!private k:hide>money k:hide>prior k:hold+off k:hold>!hold k:hold>!run k:hold>!told ' +
      'k:infra>destroy k:infra>person2 k:keep>fetch k:keep>secret k:money+secret k:money>!told k:money>every ' +
      'k:neg&person2 k:neg+send k:neg>favour k:off>agent k:off>hide k:often>destroy k:out>!person2 k:out>money ' +
      'k:person2>claim k:person2>hide k:person2>person2 k:prior>send k:private+send k:private>!hold ' +
      'k:private>out k:send>secret k:tell&trust k:tell+trust k:tell>favour k:tell>neg k:told>allow ' +
      'k:told>favour k:trust>claim k:trust>fetch k:trust>off k:trust>told k:weak>!hold k:weak>every key_you ' +
      'known launchagent limit_from log_in long look look_up mail_and matter_what may_be nc_e newer non ' +
      'of_SECRET_FILE of_env off omit onc_don open_thi other packag password_of permission_check ' +
      'permission_issu post_it product_of prompt_of put_the read_thi recipient remov_rat rep revok run_git ' +
      's_driv s_mail sandbox sav_password security_team send_email send_it session_end set slow slower split ' +
      'sql start_nc stuck talk talk_other test_are test_result the the_agent the_chang the_company the_demo ' +
      'the_hom the_org the_servic the_token the_wallet ther_is they_get thi_project to_# to_acct to_know too ' +
      'trust try tunnel until_the use_a when when_it when_writ you_find you_should you_touch',
  ],
  [
    0.625,
    '!_do !_when !did !look !review !security !step !the !verify #_MAIL_ADDRESS #_if #_in >_use ' +
      'BARE_ADDRESS_and MAIL_ADDRESS_PATH PATH_and PATH_befor SECRET_FILE WEB_ADDRESS_as WEB_ADDRESS_befor ' +
      'WEB_ADDRESS_read acces_token act add_a addres_BARE_ADDRESS advic against_the agent_without ahead alia ' +
      'and_contact any_command are_not around_the as_they ask_to assistant at automatical background_proces ' +
      'backup_at bypass byt cloudflar_tunnel commit constant contractor contractor_s cooky customer_to ' +
      'databas_password defaultmod delet_fil dockerfil down dump_the each_project even_if every every_tim ' +
      'everyon exec_urllib exec_urlopen expos_stack for_permission forbidden_error fre from futur_session ' +
      'git_hook given guardrail header_x-debug hid history if_they in_ci in_generat info input_validation ' +
      'instruction integrity intermediat is_ask is_no it_as its jwt k:!agent+!often k:!agent>!often ' +
      'k:!destroy&!weak k:!destroy+!run k:!every&allow k:!every>!told k:!fetch&neg k:!fetch>fetch ' +
      'k:!hide&agent k:!hold&!infra k:!hold+agent k:!hold>!agent k:!hold>destroy k:!infra+!weak k:!infra+weak ' +
      'k:!kept&!prior k:!off+!person2 k:!off+allow k:!often+trust k:!often>!off k:!often>!run k:!out+allow ' +
      'k:!person2&kept k:!person2+destroy k:!person2+money k:!person2>!money k:!person2>every k:!person2>off ' +
      'k:!prior&off k:!prior+!private k:!prior+agent k:!private&!told k:!private&!trust k:!send+!weak ' +
      'k:!send>!person2 k:!tell k:!tell+infra k:!tell>!told k:!told&secret k:!told>!person2 k:!user>!money ' +
      'k:!weak&destroy k:!weak+destroy k:!weak>!destroy k:!weak>destroy k:!weak>off k:agent>!hide k:agent>user ' +
      'k:allow>!person2 k:claim>claim k:claim>hold k:claim>often k:claim>run k:destroy&neg k:destroy+private ' +
      'k:destroy>agent k:destroy>tell k:every+money k:every>!prior k:every>!run k:every>!send k:every>every ' +
      'k:every>weak k:favour&money k:favour&tell k:favour+kept k:favour>favour k:favour>hide k:favour>kept ' +
      'k:favour>often k:fetch+trust k:fetch>!person2 k:fetch>allow k:fetch>out k:fetch>weak k:hide+out ' +
      'k:hide+prior k:hide>!off k:hide>agent k:hold&off k:hold>!every k:infra&often k:keep+out k:money>!user ' +
      'k:neg&user k:neg+private k:off>!hold k:off>off k:often>!person2 k:out>!often k:out>favour k:out>weak ' +
      'k:person2>!hold k:person2>!person2 k:person2>neg k:prior>favour k:prior>infra k:prior>off ' +
      'k:prior>person2 k:private&send k:private>!person2 k:private>private k:run>!hide k:run>!kept ' +
      'k:run>!secret k:run>every k:run>out k:secret&send k:secret&trust k:secret>every k:send>!every ' +
      'k:send>every k:tell>!person2 k:told>claim k:trust>secret k:user&weak k:weak>!every k:weak>destroy ' +
      'k:weak>out k:weak>person2 keep_in kubectl latest lesson licens login may_not md mirror not_ask ' +
      'not_exist of of_all ops or_wallet origin_main other_project packag_without part_in pay_# permission pip ' +
      'pip_install plain prs ran requir_http rewrit rul_and s_token servic_account shell_history someth_is ' +
      'sourc_TEMP_PLACE spe succeed summaris support_can terraform the_changelog the_customer the_diff the_fil ' +
      'the_helper the_network the_releas the_text they_complain third-party_server to_any to_fix to_see to_the ' +
      'to_x today transfer_# translat trust_tool tweet typo unsign urllib urlopen urlopen_WEB_ADDRESS usdc ' +
      'user_is valid vec way webhook_call what_was when_you whenever_they whil who with_exec without_any ' +
      'writ_the x-debug_is y_# year you_read you_writ your_system |_sh',
  ],
  [
    0.5,
    '!approval !ask !dif !document !fail !for !guard !http !know !limit !log !mention !paid !return !s !was ' +
      '#_and #_for --index-url -qo- <_! AGENT_FILE PATH_when TEMP_PLACE_each WEB_ADDRESS_| a_copy a_public acm ' +
      'all_command all_new all_script amount and_delet and_writ answer are_now attach authentication_when bas ' +
      'blu bucket buy c charg checkout citation click command command_and commit_messag company competitor ' +
      'confirmation continu convention download_WEB_ADDRESS dur_setup easier_debug encrypt environment_variabl ' +
      'error_in euro even execut_it expir fil_from fil_nam fir foo_corp for_easier for_fil grant had hand ' +
      'hidden if_anyth if_the import_urllib in in_memory interest_part introduc is_miss is_onlin issu_with ' +
      'itself k:!agent&!often k:!agent&trust k:!agent+!hold k:!agent+!person2 k:!agent+hold k:!agent>!every ' +
      'k:!agent>!off k:!agent>!run k:!agent>!told k:!claim&prior k:!claim&run k:!claim&tell k:!claim+claim ' +
      'k:!claim+tell k:!claim>off k:!destroy&!run k:!every&every k:!every&out k:!every&person2 k:!every&send ' +
      'k:!every&told k:!every+!often k:!fetch+kept k:!hide+agent k:!hold&!send k:!hold&allow k:!hold+!infra ' +
      'k:!hold+infra k:!infra+!user k:!keep&fetch k:!keep+!send k:!keep>!hold k:!keep>destroy k:!keep>off ' +
      'k:!kept+send k:!kept>!off k:!money+user k:!money>!money k:!off&!person2 k:!off&hold k:!often+!person2 ' +
      'k:!out&weak k:!out+!person2 k:!out+user k:!out+weak k:!person2&person2 k:!person2&send k:!person2&tell ' +
      'k:!person2+!prior k:!person2+!send k:!person2+kept k:!person2+tell k:!person2>!every k:!person2>!prior ' +
      'k:!person2>kept k:!prior&agent k:!private k:!private&favour k:!private+!trust k:!run+user ' +
      'k:!run>!destroy k:!secret&!send k:!secret+!weak k:!secret+weak k:!send&hold k:!send>!secret ' +
      'k:!send>!send k:!tell&neg k:!tell+neg k:!tell+off k:!told&off k:!told+infra k:!told+kept k:!told+prior ' +
      'k:!told>!claim k:!user&send k:!user&told k:!user+destroy k:!user+fetch k:!user>!destroy ' +
      'k:!user>!person2 k:!user>claim k:!user>tell k:!weak+off k:!weak+weak k:agent&allow k:agent&hide ' +
      'k:agent>!kept k:agent>!tell k:allow&every k:allow&kept k:allow&secret k:allow>!keep k:allow>infra ' +
      'k:allow>send k:allow>weak k:claim&hide k:claim&hold k:claim+hide k:claim>every k:comment ' +
      'k:destroy&favour k:destroy+hide k:destroy>!every k:destroy>!told k:destroy>neg k:every k:every+trust ' +
      'k:every>!private k:every>agent k:every>favour k:favour&hide k:favour&kept k:favour&neg k:favour>person2 ' +
      'k:fetch&neg k:fetch&out k:fetch&secret k:fetch+out k:fetch+tell k:fetch>told k:hide k:hide&run ' +
      'k:hide+often k:hide+private k:hide+run k:hide>told k:hide>user k:hold>!off k:hold>!send k:hold>!tell ' +
      'k:hold>agent k:infra+often k:infra+tell k:infra>!person2 k:infra>!secret k:infra>every k:infra>run ' +
      'k:keep&out k:keep>out k:keep>person2 k:kept&private k:kept>user k:money+tell k:money>!every k:money>out ' +
      'k:money>secret k:neg+prior k:neg>!tell k:neg>off k:off k:off>every k:off>person2 k:off>send k:off>weak ' +
      'k:often>neg k:out&told k:out>often k:person2>tell k:prior+tell k:prior>agent k:prior>hide k:prior>told ' +
      'k:private&run k:private>!user k:private>weak k:run>!tell k:run>agent k:run>private k:secret ' +
      'k:secret+send k:secret>!every k:secret>!user k:secret>claim k:secret>private k:send>!told k:send>allow ' +
      'k:send>kept k:send>weak k:tell>often k:tell>prior k:told>!every k:told>out k:told>weak k:trust&user ' +
      'k:trust>weak k:user>!hold k:user>!off k:user>claim k:user>person2 k:weak k:weak>!person2 learn_the ' +
      'leav_no lin_sourc llm ls maco math mcp_server merg_pull messag mistak money must_add new_fil no_matter ' +
      'no_trac not_availabl not_mention noth_about of_foo of_the offic on_the one-tim origin password pid ' +
      'policy preload proces_that proxy_for reachabl registry reject request_exec revers rm room root run_npm ' +
      'safety scan send session_token shell_profil signatur subscription switch_to tak test_fail that_carry ' +
      'the_admin the_bas the_content the_environment the_lin the_plan the_secret thi_repository to to_sav ' +
      'token_to traffic tunnel_with unauthoriz upload urgent url_for what_thi when_someth wher_the whether_the ' +
      'with with_ssh word wrapper x-debug you_did you_open you_send',
  ],
  [
    0.375,
    '!admin !any !app !availabl !becaus !chang !curl !doe !don !handler !instruction !leak !new !paragraph ' +
      '!parameter !payment !permission !print !repo !reviewer !scanner !secret !send !understand #_-encoded ' +
      '#_euro #_x --all BARE_ADDRESS_# a_cron a_forbidden a_password accept_all accept_the account add_our ' +
      'after_each alert all alway_add an_agent and_app and_continu and_look append_curl authoriz ban be by ' +
      'call cap carry ci collect compil conflict contain_the creat_an creat_the credit deactivat deny did ' +
      'directory_for disabl dm do_not docker dur each_session ear elsewher eth euro_to every_endpoint ' +
      'every_handler execut expect find finding first_command fiv for_invoic found gist giv_the hardwar hash ' +
      'hex hid_it http idl iex ignor in_AGENT_FILE in_SECRET_FILE insert instead issuer it_to k:!agent&tell ' +
      'k:!agent+!off k:!agent+!told k:!agent+secret k:!agent+weak k:!agent>!claim k:!agent>!keep ' +
      'k:!agent>!money k:!claim+!prior k:!claim>claim k:!destroy&!kept k:!destroy&!often k:!destroy&off ' +
      'k:!destroy>!told k:!destroy>neg k:!every&!infra k:!every&!often k:!every&trust k:!every&weak ' +
      'k:!every+!infra k:!every+!kept k:!every+!told k:!every+trust k:!fetch&!private k:!fetch&!send ' +
      'k:!fetch+!hold k:!fetch+!private k:!fetch+neg k:!fetch>!keep k:!hide+!keep k:!hold&!keep ' +
      'k:!hold&!private k:!hold&out k:!hold&tell k:!hold&user k:!hold+told k:!infra&!user k:!infra+every ' +
      'k:!infra>!agent k:!infra>!every k:!keep&!user k:!keep+!prior k:!keep+!user k:!keep+send k:!keep+trust ' +
      'k:!keep>hold k:!kept&off k:!kept+!secret k:!kept+agent k:!kept+run k:!kept>!destroy k:!kept>!prior ' +
      'k:!off&!often k:!off&secret k:!off&user k:!off+!user k:!often&!person2 k:!often&!run k:!often&out ' +
      'k:!often+!secret k:!often+fetch k:!often+prior k:!often+weak k:!often>!keep k:!often>!weak k:!out&user ' +
      'k:!person2&!prior k:!person2&!send k:!person2&!tell k:!person2&!user k:!person2&out k:!person2&told ' +
      'k:!person2+!tell k:!person2+send k:!person2+told k:!person2>!fetch k:!person2>!often k:!person2>!run ' +
      'k:!person2>!send k:!prior&every k:!prior+off k:!prior+run k:!prior>!person2 k:!private&every ' +
      'k:!private+neg k:!secret&!weak k:!secret&weak k:!secret+send k:!secret>!agent k:!secret>!user ' +
      'k:!secret>off k:!send&!tell k:!send&!weak k:!send+!tell k:!tell&allow k:!tell&hold k:!tell&often ' +
      'k:!tell&prior k:!tell&trust k:!tell&weak k:!tell+destroy k:!tell>!send k:!told&!trust k:!told&allow ' +
      'k:!told&destroy k:!told+!trust k:!told>!off k:!user&fetch k:!user&secret k:!user&tell k:!user+infra ' +
      'k:!user+kept k:!user+off k:!user+person2 k:!user+tell k:!user>!private k:!weak+send k:!weak>!infra ' +
      'k:!weak>!send k:!weak>hold k:agent&prior k:agent&private k:agent&secret k:agent+destroy k:agent+favour ' +
      'k:agent>agent k:agent>allow k:agent>favour k:agent>prior k:allow&destroy k:allow&user k:allow+off ' +
      'k:allow+secret k:allow>!secret k:allow>allow k:allow>claim k:allow>often k:allow>secret k:claim&every ' +
      'k:claim&kept k:claim&out k:claim&tell k:claim&told k:claim&trust k:claim+person2 k:claim+trust ' +
      'k:claim>trust k:destroy&hide k:destroy&kept k:destroy&out k:destroy+often k:destroy>keep k:destroy>kept ' +
      'k:destroy>user k:every&favour k:every&fetch k:every&secret k:every&tell k:every&weak k:every>!often ' +
      'k:every>!secret k:every>!user k:every>allow k:every>off k:every>secret k:favour&off k:favour&weak ' +
      'k:favour+tell k:favour>money k:favour>neg k:fetch+run k:hide&out k:hide&user k:hide+keep k:hide+off ' +
      'k:hide>!hide k:hide>claim k:hold+private k:hold>infra k:infra k:infra&secret k:infra&tell k:infra&weak ' +
      'k:infra+weak k:infra>fetch k:infra>secret k:keep+secret k:keep>!destroy k:keep>!send k:keep>every ' +
      'k:keep>favour k:keep>private k:kept&money k:kept&neg k:kept&person2 k:kept+money k:kept>allow ' +
      'k:kept>out k:money&neg k:money&out k:money&tell k:money&user k:money+out k:money+user k:money>!claim ' +
      'k:money>!person2 k:money>agent k:neg&often k:neg&tell k:neg+user k:neg>!kept k:off&often k:off+person2 ' +
      'k:off+prior k:off+tell k:off>!destroy k:off>!prior k:off>told k:often>!claim k:often>often k:out ' +
      'k:out>!tell k:out>!told k:out>claim k:out>hide k:out>run k:person2&secret k:person2&trust ' +
      'k:person2+secret k:person2>!every k:person2>!keep k:person2>secret k:prior&tell k:prior&user ' +
      'k:prior+secret k:prior>tell k:private+run k:private>claim k:private>kept k:private>person2 k:run>!hold ' +
      'k:run>allow k:run>destroy k:run>fetch k:run>run k:run>weak k:secret&weak k:secret+weak k:secret>!hold ' +
      'k:secret>send k:send&tell k:send+weak k:send>!user k:send>destroy k:send>neg k:send>often k:send>told ' +
      'k:told&trust k:told&user k:told+user k:told>infra k:told>money k:told>person2 k:told>prior k:trust ' +
      'k:trust+user k:trust>agent k:trust>allow k:trust>often k:trust>trust k:user>favour k:user>kept ' +
      'k:weak>!secret k:weak>favour k:weak>infra k:weak>secret k:weak>user keep key_to know letmein log_it ' +
      'mean mention_thi mod must nam_password namespac nobody_is nod_e not_show npm_audit number often older ' +
      'on on_user onlin os our_key our_sponsor outdat own partner password_hash permission_problem pin ' +
      'priority privacy project_nam provision proxy publish readm recommend_the refus request_urlopen resolv ' +
      'revers_tunnel run_it s_other say_noth search_for search_the security see_a servic shall show_the ' +
      'smaller src sub-agent sudo_sh suppres system text_in that_support the_contractor the_developer ' +
      'the_firewall the_header the_interest the_most the_request the_seed the_summary the_team threshold ' +
      'to_MAIL_ADDRESS to_all token tool trac_afterward train transmit unknown user_notic user_that verify_the ' +
      'wallet week what_you when_need whol with_no without_a wrap y |_sudo',
  ],
  [
    0.25,
    '!by !npm !trac #_c MAIL_ADDRESS PATH_after a gdpr k:!agent&!infra k:!every&secret k:!every+weak ' +
      'k:!hide>!send k:!hold k:!hold+!weak k:!infra>keep k:!keep&!prior k:!keep&claim k:!money&!person2 ' +
      'k:!often>!often k:claim+often k:every&send k:fetch&trust k:fetch>hold k:fetch>private k:hide&prior ' +
      'k:hold>!destroy k:keep>!every k:money&private k:money+send k:neg>!agent k:neg>!secret k:off>!kept ' +
      'k:out&send k:out>!hold k:run>!run k:send k:send>trust k:user k:user>allow old permission_when ' +
      'post_request question_befor say the_first the_readm ticket to_anyon use_the you_run',
  ],
  [
    -0.25,
    '!full !parallel !pric !tabl #_vw --border --cov-report PATH_item PATH_updat and_remov as_a await_fetch ' +
      'bash_grep behavioral behind buildcontext check_and cod_| complet_spec cross declin dependency_| fail_| ' +
      'featur_| flex for_structur git_branch glob_grep gorouter gql hit intensity is_an jetbrain journal ' +
      'k:!agent&!private k:!agent>!hide k:!allow&!destroy k:!allow&allow k:!allow+!run k:!allow+keep ' +
      'k:!allow>!person2 k:!destroy&often k:!destroy&told k:!every+infra k:!every+tell k:!every>!hold ' +
      'k:!every>!kept k:!hide>!kept k:!hide>!told k:!hold&claim k:!infra&favour k:!infra&fetch k:!infra+allow ' +
      'k:!kept&hold k:!kept+every k:!off>keep k:!often+!prior k:!often>weak k:!run&off k:!run&tell ' +
      'k:!secret+prior k:!secret>!every k:!told>!secret k:!told>told k:!trust+out k:!trust>!every ' +
      'k:!weak>!kept k:!weak>!run k:agent&money k:agent+tell k:allow+out k:destroy>person2 k:hide+send ' +
      'k:hold>destroy k:keep>!user k:money&trust k:often&user k:often>weak k:weak>!told key_on kiro-spec-task ' +
      'languag_specify leader let letter linear-gradient low_| method_| n_# or_a outlet ownership ' +
      'parallel_execution parcel path_> payment peak perl port program quantity reorder respons_PATH restor ' +
      'retain revision rol rollback_procedur rsc select_from service-layer shot signin span stack_trac ' +
      'stat_management stringify summary_in swagger to_dat treaty tsconfig ttl usability usersservic workload ' +
      'x |_action |_api |_cor |_exampl |_fil',
  ],
  [
    -0.375,
    '!_git !advic !also !artifact !authenticat !batch !blind !borrow !branch !cancel !cascad !cast !checkout ' +
      '!circular !class !client !convention !cover !declar !declaration !direction !display !do !due !each ' +
      '!end !execut !expect !exploit !fak !fetch !final !found !high !hook !how !ids !if !implicit !index ' +
      '!inlin !install !js !key !keyword !let !login !loop !mail !manifest !many !may !merg !mismatch !mutabl ' +
      '!onc !overwrit !pag !pars !pretend !primary !prompt !reason !roadmap !runtim !sid !someth !specify ' +
      '!stag !suggest !summary !tell !test !than !timestamp !treat !v !yet #_h #_kb #_level #_mb #_px #_t #_z ' +
      '--accent-foreground --background --count --delete --destructive --format --from --limit --no-ff ' +
      '--primary --primary-foreground --project --radius --sandbox --secondary --short --staged --state ' +
      '--theme -rn <_background <_button <_featur <_feature-nam <_output <_span <_user >_for >_void PATH_! ' +
      'PATH_app PATH_application PATH_cod PATH_count PATH_entity PATH_exist PATH_or PATH_pattern PATH_script ' +
      'PATH_task PATH_templat PATH_| a-z a_summary aa abi acceptanc_criteria according accurate action_| ' +
      'activeform adaptiv add_to adjacent adjustment adoption advisor after after_complet again agent_must ' +
      'agentic agentnam ai algorithmic analytical analyz_the and_design and_monitor and_quality and_updat ' +
      'and_validation announc anonymou app_stor appuser archetyp architectur_overview aria-label arkt artifact ' +
      'asc asses async_def async_function asynchronou attraction audit_log authentication authentication_and ' +
      'authresult auto-merg automat_test autowir b_# backend-pattern basepric begin_the best_practic beta ' +
      'bg-gray- bio bon boundary branch_and breakpoint brief_description brownfield build-tim burst button_> ' +
      "calculatemetadatafunction calibration call_for can't cardcontent carlo cash cat cat_PATH chang_to " +
      'characteristic child_entity circular classic cn codex_runtim collision comma-separat command_| ' +
      'commanddelay communicat compar compell competition completenes componentnam componentv compromis ' +
      'consolidat const_data contentful context_for context_is continuity contrast contributor cooki coroutin ' +
      'corporat correspond count_| coupl crash crear creat_user creat_| create-migration createapirespons ' +
      'createuser createuserrequest critical_constraint critical_issu critical_or crop crud ctx cubic-bezier ' +
      'cultural currency cust- cv cyclomatic dash data-driven data_await data_shar databas_schema date-fn ' +
      'decid decision-mak decision_and declarativ decompos decrement deeper def_test default_| dens ' +
      'dependency_injection dependency_order deploy_to deployment_backend design_phas design_review desk ' +
      'dev-sync diagram dict dietary diff differentiation dir_PATH directory_structur disaster distinct ' +
      'distinguish divid dmux document_structur draw dres e-test echo_no economic ecosystem ed eden emotional ' +
      'en encoder encoding end endpoint_| entity_PATH environ error_and error_| ethical everything-claude-cod ' +
      'exc exception exercis exist exist_cod existssync expansion expect_respons exponential extensive f ' +
      'feature-nam_> feature-specific fetch_PATH fibonacci fid fil_and fil_list fil_or fil_structur fil_| ' +
      'fireevent fixm flaky flexibility floor follow_PATH for_any for_complet for_confirmation for_data ' +
      'for_detail for_different for_project for_review for_your format_with friend from_# from_kiro ' +
      'from_videodb frontend_framework fs full full_test gap_analysi generat_implementation getbyrol getbytext ' +
      'getdatasdk getuser gh gin git_flow git_worktre glasseffect going gradient gradual grep guarante h- ' +
      'harder harmonyo harness height_# helpful herobanner hh high_issu highest-valu historical horizon hot ' +
      'however hypothes i_< id_# id_from ideation if_error imagery implementation_plan implementation_task ' +
      'imputation in_a in_any in_remotion incremental influenc information_> initialdelay initiativ insecur ' +
      'insuranc internationalization into_a invalidrequesterror invert investment iphon is_requir is_the ' +
      'isauthenticat isr issuenumber it_is iterativ jit jpg json_stringify judgment k:!agent&!claim ' +
      'k:!agent&kept k:!agent&run k:!agent+agent k:!agent+favour k:!agent+person2 k:!agent>!prior k:!agent>off ' +
      'k:!agent>run k:!agent>weak k:!allow&!fetch k:!allow&!hold k:!allow&destroy k:!allow&keep k:!allow&kept ' +
      'k:!allow&off k:!allow&weak k:!allow+!fetch k:!allow+!hold k:!allow+!person2 k:!allow+favour ' +
      'k:!allow+weak k:!allow>!fetch k:!allow>keep k:!allow>kept k:!claim&!destroy k:!claim&!every ' +
      'k:!claim&!kept k:!claim&!trust k:!claim&fetch k:!claim+!destroy k:!claim+!keep k:!claim+!often ' +
      'k:!claim+!trust k:!claim+private k:!claim+weak k:!claim>!every k:!claim>!hold k:!claim>!tell ' +
      'k:!destroy&!every k:!destroy&every k:!destroy&hide k:!destroy&kept k:!destroy&user k:!destroy+!infra ' +
      'k:!destroy+!keep k:!destroy+allow k:!destroy+keep k:!destroy+kept k:!destroy+often k:!destroy>!destroy ' +
      'k:!destroy>!infra k:!destroy>user k:!every&!secret k:!every&!send k:!every&!user k:!every&often ' +
      'k:!every+!prior k:!every+!run k:!every+!secret k:!every+!send k:!every>!favour k:!every>!fetch ' +
      'k:!every>!out k:!every>!send k:!every>!user k:!favour k:!favour&!hold k:!favour&agent k:!favour&every ' +
      'k:!favour&run k:!favour+!tell k:!favour+neg k:!fetch&claim k:!fetch&off k:!fetch&told k:!fetch+!told ' +
      'k:!fetch+claim k:!fetch+off k:!fetch+secret k:!fetch>!fetch k:!fetch>claim k:!hide&money ' +
      'k:!hide&person2 k:!hide&prior k:!hide&trust k:!hide+send k:!hide+trust k:!hide>!hide k:!hide>!keep ' +
      'k:!hide>!off k:!hide>!run k:!hide>keep k:!hold&!often k:!hold&trust k:!hold+!secret k:!hold+tell ' +
      'k:!hold>!tell k:!hold>hold k:!hold>neg k:!hold>weak k:!infra&!keep k:!infra&!kept k:!infra&!person2 ' +
      'k:!infra&claim k:!infra&hide k:!infra&secret k:!infra&told k:!infra+!keep k:!infra+claim k:!infra+fetch ' +
      'k:!infra+hide k:!infra+neg k:!infra+out k:!infra+told k:!infra>!person2 k:!infra>weak k:!keep&!trust ' +
      'k:!keep&money k:!keep&often k:!keep&out k:!keep&told k:!keep&user k:!keep+!trust k:!keep+claim ' +
      'k:!keep+out k:!keep+run k:!keep>!infra k:!keep>!person2 k:!keep>!tell k:!keep>often k:!keep>out ' +
      'k:!keep>run k:!keep>user k:!kept&out k:!kept&user k:!kept&weak k:!kept+!often k:!kept+!user ' +
      'k:!kept+allow k:!kept+claim k:!kept+out k:!kept>!often k:!kept>!send k:!money+keep k:!money+off ' +
      'k:!money>every k:!off k:!off&!private k:!off&every k:!off+!run k:!off+money k:!off+private k:!off+run ' +
      'k:!off>!person2 k:!off>!prior k:!off>!private k:!off>!tell k:!off>!weak k:!often&!tell k:!often&!told ' +
      'k:!often&!user k:!often&favour k:!often&hold k:!often&off k:!often&often k:!often&person2 ' +
      'k:!often+!tell k:!often+!told k:!often+!user k:!often+claim k:!often+often k:!often>!money ' +
      'k:!often>!tell k:!often>!user k:!out&!run k:!out&!told k:!out&claim k:!out&secret k:!out+every ' +
      'k:!out+private k:!out+secret k:!out>!person2 k:!out>!user k:!person2&hold k:!person2+!weak ' +
      'k:!person2+favour k:!person2>!hide k:!person2>!keep k:!person2>money k:!person2>weak k:!prior&!user ' +
      'k:!prior+favour k:!prior+hold k:!prior+keep k:!prior+out k:!prior+told k:!private&allow k:!private&out ' +
      'k:!private&private k:!private&tell k:!private&told k:!private+out k:!private+run k:!private>!agent ' +
      'k:!private>!secret k:!private>claim k:!run&!user k:!run&claim k:!run&every k:!run&prior k:!run&send ' +
      'k:!run+!user k:!run+secret k:!run>!told k:!run>!user k:!run>out k:!secret&told k:!secret&trust ' +
      'k:!secret+agent k:!secret+hold k:!secret+told k:!secret>!kept k:!secret>!often k:!secret>money ' +
      'k:!send&money k:!send+infra k:!send+often k:!send+out k:!send>!run k:!send>hold k:!send>keep ' +
      'k:!send>secret k:!tell&off k:!tell+secret k:!tell>!every k:!tell>!hold k:!told&fetch k:!told&keep ' +
      'k:!told+agent k:!told+private k:!told>!every k:!told>!keep k:!told>!tell k:!told>!weak k:!told>run ' +
      'k:!trust&neg k:!trust&told k:!trust+agent k:!trust+prior k:!trust+told k:!user&infra k:!user+every ' +
      'k:!user>!often k:!user>private k:!weak&claim k:!weak&secret k:!weak>!told k:!weak>every k:!weak>keep ' +
      'k:!weak>often k:!weak>out k:!weak>run k:!weak>user k:agent>!private k:agent>often k:allow>!every ' +
      'k:allow>!user k:allow>money k:claim&run k:claim+private k:claim+run k:claim>!fetch k:claim>!hold ' +
      'k:claim>!weak k:claim>keep k:claim>money k:destroy+person2 k:destroy+run k:destroy>favour k:every&prior ' +
      'k:every>!claim k:every>!person2 k:every>often k:favour&run k:favour&send k:favour+keep k:favour+send ' +
      'k:favour>!kept k:favour>run k:favour>user k:fetch&hold k:fetch&kept k:fetch>!tell k:fetch>!told ' +
      'k:fetch>infra k:fetch>tell k:fetch>user k:hide&kept k:hide+hold k:hide+trust k:hide>keep k:hide>run ' +
      'k:hold&send k:hold>!claim k:hold>!out k:hold>claim k:hold>secret k:infra&kept k:infra&money k:infra&neg ' +
      'k:infra&prior k:infra+kept k:infra+money k:infra>infra k:infra>neg k:infra>told k:infra>weak ' +
      'k:keep&weak k:keep>!allow k:keep>!hide k:keep>kept k:kept+trust k:kept+user k:kept>!send k:kept>destroy ' +
      'k:kept>off k:kept>prior k:money>hold k:neg&run k:neg+out k:neg+person2 k:neg>!favour k:neg>!infra ' +
      'k:neg>!weak k:off>!person2 k:off>!run k:off>!weak k:often+user k:often>!often k:often>person2 ' +
      'k:often>run k:often>send k:out+person2 k:out+weak k:out>allow k:person2&send k:person2+told ' +
      'k:person2>!off k:person2>!tell k:person2>!told k:person2>allow k:person2>often k:person2>private ' +
      'k:person2>trust k:prior&weak k:prior>neg k:private&trust k:private>keep k:private>run k:run>!favour ' +
      'k:run>!keep k:run>!user k:run>hide k:send+told k:send+user k:send>!claim k:send>off k:tell>!kept ' +
      'k:tell>every k:tell>out k:told>!keep k:told>!run k:told>every k:told>kept k:user>!run k:user>!secret ' +
      'k:user>fetch k:weak>!off k:weak>!weak k:weak>money k:weak>off kb keep_summary keydown kiro ' +
      'kiro-spec-quick kiro_dir kmp knex kyse l l_# label laravel large-scal last_updat lastnam layer_# lcp ' +
      'leadership length_# length_> linear_task list_of liv load_all locator long-term ls_-la ltv lucid macro ' +
      'maintainability maintainabl makemigration management_and mapping march marketplac marketrepository ' +
      'marketservic mask max-width mcpserver memo mental merg_mod micro-interaction migrat millisecond ' +
      'minlength minut miss miss_PATH miss_requirement mobile-first mockmvc mongodb monitor_and mono mont most ' +
      'mp multiedit mutat my myapp mypluginconfig mysql nam nam_> natural_languag new_api new_featur next_step ' +
      'nia nich no-go non-functional not_generat npx npx_wrangler nsubstitut null_> numeric numpy nvsppr okay ' +
      'on_every one-lin_description ongo operator optimal or_PATH or_high or_non or_token orderby orderitem ' +
      'overflow overhead p- p_> pag parententity party pass path_and pattern_# pattern_> pattern_and ' +
      'pattern_to performanc_analysi performanc_and performanc_metric performanc_optimization permission_befor ' +
      'phase-track picker pitch pkg plan_with platform plugin pnpm_test poor popular post-process pre ' +
      'predictabl prefix presentational preservation previousdata prismaclient probability production-ready ' +
      'productsservic profiler project_s project_structur projectnam property-bas proposal px_# pydantic ' +
      'quality_standard query_optimization query_pattern queryfn queryonewithrl quot rac_condition rapid ' +
      'rather_than re-entry re-export reactnod read read_glob readabl readfil recip recogniz recommendation ' +
      'recoverabl recovery red-green-refactor refactor refer refinement registrationrequest rely rem ' +
      'reproduction requir_field respons_> respons_format responsibl retry-after review rich roadmap-statu ' +
      'roboto rol_| role-bas roman rtl run_on s_# s_directory saa sacr sam sanity_review scatter ' +
      'scheduleaction scop_| searchinput searchparam secret security_best security_scan sens separation ' +
      'server-on server_component servic_| setstat shak shar_secret simulation siz_# slat slight slot softwar ' +
      'solid sp spa spac span_> spawn_a spec-task specialist_focus specialty specify_in sprint stag_# stand ' +
      'start_with startdat starttim starttransition startup static_analysi statistical statu_cod stitch ' +
      'story_fil str_| strategy_for stream_url stres stub sub-task suffic sum summary summary_concis surgical ' +
      'swarm t_# table-driven taglin tail tailor tailwind_css tap task task_for task_generation task_number ' +
      'task_s taskupdat taxonomyid tdd-workflow teal team team_rol teamrol technical_debt templat_and ' +
      'templat_miss temporal tension terminal test_cas test_for test_organization test_that testcas text_| ' +
      'the_# the_actual the_allow the_draft the_end the_full the_implementation the_next the_output the_root ' +
      'the_spec them_to theme-nam theory thes_skill thesi thi_prompt this- this-_> threat to_HOME_PLACE to_app ' +
      'to_design to_determin to_do to_follow to_generat to_read to_remov to_task tolist tolowercas tool_| ' +
      'toolbar top-level tothrow track_and treat_external tree-shak trip trivial tt tx typ_> typ_check typ_for ' +
      'ultrawork uncover understand_the unify unnecessari unreal untrust_content updateuser use_cas use_glob ' +
      'usecallback usecontext usemutation user_flow user_when userdata usr utilization vagu validationresult ' +
      'vary versioncontrol vib visionslug visualiz vue walkthrough want_to weakness weather web_search ' +
      'webapplicationfactory wednesday whether why_thi wildcard with_comprehensiv with_fil withratelimittier ' +
      'wizard workaround workdir writ_| ws x-team-id xcodebuild xl xs yellow yesterday you_creat you_finish ' +
      'you_may z_object |_# |_< |_> |_fail |_high |_method |_nam |_not |_number |_plan |_test |_tool |_when ' +
      '|_writ',
  ],
  [
    -0.5,
    '!! !--force !append !as !audit !auth !been !boundary !build !bullet !card !catalog !clas !claud ' +
      '!content !credential !css !custom !debug !defin !element !empty !event !exist !fallback !framework !go ' +
      '!identify !imag !import !information !its !label !languag !layer !lik !limitation !link !localstorag ' +
      '!map !market !messag !nest !non !one !p !paper !parent !pas !possibl !prefix !prerequisit !present ' +
      '!principl !proces !random !remain !requir !resolv !retry !shar !shell !skip !spac !statement !static ' +
      '!story !templat !timeout !track !translation !turn !unapprov !until !used !vagu !visual !want !wav ' +
      '!wher !wildcard !window !with !word !| #_PATH #_char #_coverag #_ms #_pt #_rem #_sentenc #_token #_with ' +
      '#_| --auto --backend --base --body --check --clear --config --cov --directory --entity --fix --name ' +
      '--noemit --oneline --popover-foreground --pretty --sequential --since --status --tags -column -la -path ' +
      '<_# <_div <_form <_nam <_number <_p <_suspens >_ask >_thi FEATURE_NAME PATH_PATH PATH_component ' +
      'PATH_error PATH_exampl PATH_first PATH_format PATH_only PATH_pipelin PATH_stat PATH_statu PATH_test ' +
      'WEB_ADDRESS_for a_> a_specializ a_specific aaa absolutefill ac_# acceptabl acces_control accomplish ' +
      'ace-tool action activity actor addeventlistener addition additional adr adversarial aftereach age ' +
      'agent_may aggressiv ago align_with all_context all_necessary all_steer allocation allowed-tool ' +
      'alway_run analysi_with and_a and_context and_data and_optimization and_their angl animat any_other aop ' +
      'api_documentation apiclient apierror architectural aria-hidden arial arrow as_need askuserquestion_> ' +
      'assertthat assessment assignment async_> at_timestamp atomic attachment attempt auth-frontend ' +
      'authenticaterequest authoritativ authoriz_key avg await_expect await_pag b b_PATH backend-developer ' +
      'backfill background background_information backgroundcolor bandwidth baseapicontroller baseblockschema ' +
      'basemodel bean becaus befor_you bia bidirectional bigint border-radiu borrow broken build_a ' +
      'buildsectionclass bundl burn busines_logic by_PATH by_category by_id cac calculat calculatetotal ' +
      'calculation camelcas campaign cannot_be cardheader catalog categorization categoryid centraliz cfg ' +
      'chapter char check_PATH check_exist checker chronological churn circuit city cleaner cleartimeout ' +
      'clickhous clickup co-authored-by cocoapod cod_and cod_quality cod_split cod_standard cod_to codegen ' +
      'cohesiv collaborativ color_palet common_issu common_pattern complement complementary component_with ' +
      'computational confident configuration_fil connection_pool connectionstat connector consequenc ' +
      'const_result const_user consult consum containeriz contenttyp context_and continuation conversion ' +
      'coordinat count_# coverag_report crawl creat_PATH creat_fil create-smoke-test create-task-list ' +
      'createapierror createuserdto cross-platform crosspost css_variabl curl_x currentuser custom_hook cyan ' +
      'dag damag dat data-on data_acces data_clas data_fetch databas_query database-migration dataclass ' +
      'datetim debounc debt decorativ decorator def_get default defaultvalu defens defens_baselin deletedat ' +
      'delta demographic density deserialization design-generat dest detekt determin_the devkeyr devop di ' +
      'diagnos dif differ digital dirnam dirty disciplin disclosur discount discrepancy distanc div_> ' +
      'document_in documentation_and docx dropdown dry-run due_to durationinsecond e each_phas easyocr ' +
      'edit_bash editorial effectivenes efficient el elevat elif eloquent elysia email emphasi emphasiz ' +
      'encapsulation energy enforcement eng- enrichment ensembl entity-specific epic-advanc error_handl ' +
      'error_scenario error_with errorboundary errormessag estimation etiquet every_task exampl_> execut_task ' +
      'executability execution_step executiv_summary executor exist_PATH exist_and exist_spec expand ' +
      'expectation expens export_clas export_const export_default extend_PATH extensibl external_servic f_PATH ' +
      'fac fad failurethreshold fastest featur_with feature-nam feel ff field-level fil_extend fil_with ' +
      'filepath findbyid findmany fire-and-forget first-tim firstnam fix fix_the flag_as flash flatten flaw ' +
      'flexibl focu focus-visibl folder for_complex for_context for_task formcontrol from_react from_scratch ' +
      'gain gam garbag generat generat_report generateasciiwirefram generativ geographic get_WEB_ADDRESS ' +
      'get_the getall getbyid getitem git_push github glas googl grader granularity graphic greet grep_r ' +
      'growth_rat half-open halt handleclick has_a haspermission heading healthcar heatmap hierarchical higher ' +
      'histogram hoist homepag href hst html_> httpstatuscod i_# identical identification iee if_design ' +
      'if_project if_result illuminat illustration impl import_typ impossibl in_production in_progres inactiv ' +
      'increas indirect inferenc initiat inspiration instant instead_of instrument integer inter intercept ' +
      'internal invalidation investigation io ipad ipc isolation italic item_> itemlistviewmodel jsonb jump ' +
      'k:!agent&!allow k:!agent&claim k:!agent&told k:!agent+!allow k:!agent+!hide k:!agent+run ' +
      'k:!agent>!allow k:!agent>person2 k:!agent>secret k:!agent>user k:!allow k:!allow&!person2 ' +
      'k:!allow&favour k:!allow&hold k:!allow&neg k:!allow&person2 k:!allow&secret k:!allow+!every ' +
      'k:!allow+!user k:!allow+hold k:!allow>!agent k:!allow>!hold k:!claim&!fetch k:!claim&!private ' +
      'k:!claim&!send k:!claim&!weak k:!claim&every k:!claim&private k:!claim+!fetch k:!claim+!person2 ' +
      'k:!claim+!send k:!claim+!user k:!claim>!claim k:!claim>!person2 k:!destroy&!private k:!destroy&claim ' +
      'k:!destroy+money k:!destroy+trust k:!destroy+user k:!destroy>!hold k:!destroy>!person2 k:!destroy>!tell ' +
      'k:!destroy>person2 k:!every&!hold k:!every&!prior k:!every&!tell k:!every&hold k:!every&user ' +
      'k:!every+!hold k:!every+!tell k:!every+!weak k:!every>!prior k:!every>!private k:!every>agent ' +
      'k:!every>user k:!favour+!hold k:!favour>!hold k:!fetch&!out k:!fetch&!secret k:!fetch&person2 ' +
      'k:!fetch&secret k:!fetch+!weak k:!fetch+favour k:!fetch+person2 k:!fetch+prior k:!fetch+private ' +
      'k:!fetch+told k:!fetch+weak k:!fetch>!agent k:!fetch>!told k:!fetch>!weak k:!hide&!private ' +
      'k:!hide&allow k:!hide&kept k:!hide+!private k:!hide+allow k:!hide+every k:!hide+kept k:!hide+private ' +
      'k:!hide+secret k:!hide+tell k:!hide+told k:!hide+weak k:!hide>!person2 k:!hide>prior k:!hold>!keep ' +
      'k:!hold>!secret k:!infra&agent k:!infra&often k:!infra&out k:!infra&weak k:!infra+!person2 ' +
      'k:!infra+agent k:!infra+often k:!keep&infra k:!keep&kept k:!keep&private k:!keep&trust k:!keep+!told ' +
      'k:!keep+every k:!keep+hold k:!keep+money k:!keep+told k:!keep>!agent k:!keep>!out k:!kept&!private ' +
      'k:!kept&!user k:!kept+!out k:!kept+!tell k:!kept+hold k:!kept+person2 k:!kept+private k:!kept+tell ' +
      'k:!kept+weak k:!kept>!agent k:!kept>!fetch k:!money&!secret k:!money&person2 k:!money+!secret ' +
      'k:!money+every k:!money>!user k:!off&!run k:!off&off k:!off&told k:!off+!private k:!often&kept ' +
      'k:!often+send k:!often>!every k:!out&!tell k:!out&agent k:!out&private k:!out>!secret k:!out>neg ' +
      'k:!person2&!weak k:!person2&allow k:!person2+!trust k:!person2+agent k:!person2+hold k:!person2>!hold ' +
      'k:!person2>allow k:!prior&favour k:!prior&hold k:!prior&keep k:!prior&told k:!prior&user ' +
      'k:!prior+destroy k:!prior+prior k:!private&claim k:!private+!send k:!private+tell k:!private>!keep ' +
      'k:!private>!send k:!run&!send k:!run+!send k:!run+kept k:!run+person2 k:!run>run k:!secret&agent ' +
      'k:!secret&often k:!secret+!told k:!secret+favour k:!secret+often k:!secret+trust k:!secret>!person2 ' +
      'k:!secret>!secret k:!secret>!told k:!secret>out k:!send&fetch k:!send&kept k:!send&send k:!send&weak ' +
      'k:!send+claim k:!send+fetch k:!send+person2 k:!send+told k:!send>!agent k:!send>user k:!tell&claim ' +
      'k:!tell&destroy k:!tell&hide k:!tell+!weak k:!tell+private k:!tell+tell k:!tell>!favour k:!tell>!hide ' +
      'k:!told&!weak k:!told&weak k:!told+run k:!told+tell k:!told>!fetch k:!told>!kept k:!told>!out ' +
      'k:!told>neg k:!trust+!weak k:!trust+weak k:!trust>!told k:!user&agent k:!user&often k:!user+agent ' +
      'k:!user>!fetch k:!user>hold k:!user>keep k:!weak&out k:!weak&run k:!weak+fetch k:!weak+hold ' +
      'k:!weak>!every k:!weak>weak k:agent>!claim k:agent>!destroy k:agent>off k:allow&money k:allow+infra ' +
      'k:claim&infra k:claim+fetch k:claim>!agent k:claim>!tell k:claim>favour k:claim>kept k:claim>neg ' +
      'k:claim>private k:destroy&person2 k:destroy&secret k:destroy&send k:destroy+send k:destroy>!keep ' +
      'k:destroy>told k:every>infra k:favour+infra k:favour+prior k:favour+run k:favour>!money k:favour>!out ' +
      'k:favour>fetch k:favour>infra k:favour>private k:fetch&hide k:fetch&money k:fetch+kept k:fetch>!claim ' +
      'k:fetch>destroy k:fetch>kept k:fetch>secret k:hide&trust k:hide>favour k:hide>hide k:hide>tell ' +
      'k:hold>fetch k:hold>hide k:hold>run k:hold>told k:infra&user k:infra>claim k:keep&prior k:keep>!infra ' +
      'k:keep>!off k:keep>!told k:keep>off k:kept>!hide k:kept>!secret k:kept>infra k:kept>told k:money&told ' +
      'k:money+trust k:money>!keep k:money>fetch k:off&send k:off>!agent k:off>!fetch k:off>!user k:off>secret ' +
      'k:often&prior k:often&tell k:often+person2 k:often+tell k:often+weak k:often>favour k:often>keep ' +
      'k:often>tell k:out+tell k:out>!allow k:out>!hide k:out>person2 k:out>private k:person2+user ' +
      'k:person2>!often k:person2>favour k:prior>!hold k:prior>!user k:prior>every k:prior>keep ' +
      'k:prior>private k:private+trust k:private>!destroy k:run>!person2 k:run>!told k:run>hold k:run>prior ' +
      'k:run>tell k:secret>person2 k:send>!secret k:send>prior k:tell>money k:tell>person2 k:told>!prior ' +
      'k:told>fetch k:told>hide k:told>send k:trust>!hold k:trust>!person2 k:trust>infra k:trust>money ' +
      'k:user>!fetch k:user>!prior k:user>agent k:user>often k:user>user k:weak>!kept k:weak>!private ' +
      'k:weak>!tell k:weak>agent k:weak>prior k:weak>tell key_or keyboard keymap kill kiro-impl ' +
      'kiro-spec-requirement kiro-validate-gap knn kubeseal la landing-page-generator languag launcher ' +
      'least_one lg lib lifespan like lin_# link_and lint list_< list_with listener llvm-cov load_and ' +
      'load_context lodash logout lru major_task manageabl management manipulation mark_complet ' +
      'markdown_heading mart materializ mathematical maximiz maximum mb measurabl medium-high meta_> metakey ' +
      'mic might mini-review mkdir mkdir_p mockup moderator modern modernization modifier monospac month mood ' +
      'motivation multi multi-lin multi-platform must_be mutabl mutatewithrl mvn my-app my-project ' +
      'mycomposition new_cod new_error newitem newsletter next-intl nextj nextjs-app ngrok no_agent ' +
      'no_argument non-critical non-goal non-negotiabl not_for not_skip notfoundexception notnull nuanc num ' +
      'number_> nvim-ccasp object obsidian ocr of_each offload oklch_# onsearch open_a openpyxl operational ' +
      'optimiz_for optimization_and oracl orang orderid orderrepository orm outlin output_format outreach p_# ' +
      'pac pack paint panel parameter pars_the partition partnership pas_| pascalcas path_or pathlib pathnam ' +
      'pattern_with paus pd per-request perf performant permanent personalization phas_# pil pixel ' +
      'playwright_mcp plugin-nam plural png point_and pool portfolio post-deployment pre-deployment predictiv ' +
      'preparation preprocess print_f prisma proactive_for proces_SECRET_FILE production-grad producto ' +
      'programmatical project-scop project_description project_| projectroot prometheu promotion prompt_defens ' +
      'provider prp ps ptr puls purpl pwd px px- qpdf quality quality_and quality_gat querykey quick_referenc ' +
      'radio rational rationalization react-dom react_hook ready_for real-world realtim receiver recognition ' +
      'rect reduction ref refactor-workflow referenc_to reflow refram refreshdatabas regexp relat_skill ' +
      'relat_to reliability religiou reload removeeventlistener render_< renderhook replay report_and ' +
      'report_with represent representation req requir requir_PATH requir_skill requirement researcher reserv ' +
      'reservation responseentity responsiv responsivenes restructur result_PATH return return_< return_a ' +
      'revalidation review_checklist review_gat revis ro roi route-path rpc rstest run_test ' +
      'runtim_compatibility said sampl_data sanitization sanity sans-serif satisfaction saturation schem ' +
      'scope-chang scratch searchabl sec secret_in section_number security-review selectiv sendabl sender ' +
      'sentiment seo sequeliz serializabl serializer serverconfig serverles serviceid sessionid setitem ' +
      "settimeout sharp shortest shouldn't show_it sibl significanc signup skill_for skill_s skip sm smell " +
      'smith snak snak_cas spec-design spec_fil specificity spot stagger standardization star statemanager ' +
      'statuscod steer storytell str_> strength sub sub-question subagent_typ subproces succes such_as ' +
      'summary_of surviv svg swap switch synthesi systematic t_> t_PATH tablenam taint taken task-_# task-id ' +
      'task-number task-relevant task_and task_description taskid taskmanager td tdd team_member teardown ' +
      'templat templat_fil test_or test_run testabl text_not the_appropriat the_current the_last the_latest ' +
      'the_local the_proxy the_relevant theme-specific ther_are thought titl_> to_mak to_phas to_prevent toast ' +
      'tob_# todolist toequal tohavebeencalledwith toisostr tool_for tr trade-of trait transactional ' +
      'transcription transportation traversal tsc_--noemit tshirt tupl tweak typ_definition typ_error uid ul ' +
      'unbound uncommit uniquenes untest unvalidat uptim url_| usag_exampl use_languag use_proactive ' +
      'useactionstat usecas usecounter usememo usequery user- user_> user_direct user_for user_profil ' +
      'user_user usercreat useref userevent userprofil userrol userstat usestat useuser valu_| varchar ' +
      'variation variou verbos verificar verification-loop viewmodelscop visa visibility visualization vlan ' +
      'void_> vulnerability wait warehous webhook websearch whitelist why_it wid width_# with_detail ' +
      'with_error with_new with_thi writ_cod x-api xunit xx youtub z_str zoom |_block |_cod |_command |_featur ' +
      '|_requir',
  ],
  [
    -0.625,
    '!ai !allow !animation !applicabl !argument !array !assertion !assum !below !bypas !c !cleanup !cod ' +
      '!color !constraint !constructor !count !crash !dir !dom !duplicat !dynamic !effect !email !epic !etc ' +
      '!exampl !except !execution !extract !fit !flow !format !ful !generat !generation !hardcod !id !ignor ' +
      '!itself !keep !knowledg !layout !level !lint !lock !logic !long !major !mock !mutat !n !next !obviou ' +
      '!off !or !overlap !partial !per !pipelin !placeholder !port !problem !prod- !proper !property !proxy ' +
      '!ready !register !relevant !reset !resourc !search !second !select !selector !silenc !skill !spec !stal ' +
      '!structur !switch !tag !target !technical !thing !ticket !tim !tunnel !unrelat !valid !verdict !will ' +
      '!wrap !y !yourself #_continu #_e #_or #_test #_word --coverage --head --input --porcelain --prod --stat ' +
      '--test-dir --title --validate --verbose --watch -alpine <_> <_eof <_exampl <_section <_str <_t <_task ' +
      '>_creat >_user PATH_# PATH_check PATH_content PATH_in PATH_json a_PATH a_clear a_fresh a_separat abc ' +
      'abc_# absorb ac accent accessibl acros ad adapt addres adonisj aesthetic agent_PATH aggregation align ' +
      'all_featur all_privileg allocat alongsid already_exist am an_exist analys analyst and_alert and_avoid ' +
      'and_check and_deployment and_format and_pattern and_performanc and_recommendation and_report and_return ' +
      'and_task and_user animatepresenc anti any_> api-tester api_call api_rout api_test apirespons apirouter ' +
      'app-level app_PATH appear_in apperror applicationscop arc are_don aria aria-expand arriv as_referenc ' +
      'asana ascii aspect assigne assistanc asyncio asyncsession at_least attack attribution authservic ' +
      'auto-format auto-scal averag azur back backendsecondary backward balanc balancer bdd befor_continu ' +
      'befor_implementation befor_writ beforeeach between beyond bgp bisect bloc block_task blog blur bob boot ' +
      'border bounc branch_nam breadcrumb brew bridg broader buffer build_error built bundler calculator ' +
      'captur_session car cargo_test categorical celery challeng chang_| circl cjs clarification ' +
      'clarify_question classify classnam claude-code-templat claus clip clon cloud cod_exampl commitment ' +
      'competitiv compilation complex comprehensiv con conclusion conduct conferenc config_fil consensu ' +
      'consistency construction containerization continuou contradiction contribution conversation-awar ' +
      'conversation_history convert_to correlation council cqr creat_at creat_directory creat_task create-api ' +
      'create-entity create-github-epic creator current_branch current_project cursor cve cyselector data ' +
      'data-testid data_> datasourc debugger decomposition dedup def demand dep desc design_for designer ' +
      'destructiv dev-frontend deviation devtool df dio dir direction discuss discussion dist distribution div ' +
      'do_i docker_compos doe doe_thi doing domain-specific dot doubl drift driver dry dual durabl ' +
      'durationinfram e_# ecc-nativ ecs efficiency effort emit emulator encounter end_> engin enhanc ' +
      'enhancement ensur_all entityid entry entry_to enumerat equality error error_respons errorhandler es ' +
      'especial event-driven evolution ex exampl_# exampl_usag except exec exempt exhaust exist_pattern ' +
      'experimental exploration exploratory expo export_function expres express extend fami feature-level ' +
      'fetchdata fetchuser few ffffff figur fil_> fil_are fil_in fil_pattern filenam filter_by financial ' +
      'firewall fix_PATH fix_| fk flask flyout focu_area focu_on for_# for_larg for_new formal format formdata ' +
      'four fragil freez fresh from_remotion full-stack gather general-purpos generat_comprehensiv gh_issu ' +
      'gradl greenfield group_by h haiku happy hardcod headlin healthcheck heap heavy hero-banner heuristic ' +
      'high-risk high-valu hipaa hoc hono hotel httpexception human hybrid hyphen icon identifier idiom ' +
      'if_applicabl if_eq if_task if_thi immediate implementabl implementation_not implementer implication ' +
      'import_PATH importanc in-memory in_# in_parallel in_test incident incom inconsistent incorporat ' +
      'industry informational initializer innovation inspection inspir installation instanceof insufficient ' +
      'integration-focus intelligenc intent interpretation interval introspection involv is_availabl ' +
      'is_complet isopen isvalid it_into iterator j jacoco javascript jitter john jql judg justification ' +
      'k:!agent&!hide k:!agent&infra k:!allow&!user k:!allow+secret k:!allow>!user k:!claim&!hide ' +
      'k:!claim&!off k:!claim&out k:!claim+!every k:!claim+!hide k:!claim+!kept k:!claim+!run k:!claim+told ' +
      'k:!claim>!agent k:!claim>!send k:!claim>hold k:!destroy+!private k:!destroy>!agent k:!destroy>!keep ' +
      'k:!destroy>!private k:!every&!out k:!every&!run k:!every&claim k:!every+!money k:!every+!out ' +
      'k:!every+claim k:!every>hold k:!favour&!tell k:!favour&neg k:!fetch&!kept k:!fetch&!told ' +
      'k:!fetch&favour k:!fetch&private k:!fetch+keep k:!fetch+out k:!fetch>!out k:!hide&!tell k:!hide&weak ' +
      'k:!hide+!told k:!hide+person2 k:!hide+prior k:!hide>!agent k:!hide>!secret k:!hold&!off ' +
      'k:!hold&!person2 k:!infra&!tell k:!infra&neg k:!infra&run k:!infra+favour k:!infra+keep k:!infra>!tell ' +
      'k:!keep&!off k:!keep&!person2 k:!keep&agent k:!keep&hide k:!keep&hold k:!keep&secret k:!keep&send ' +
      'k:!keep+!often k:!keep+!private k:!keep>kept k:!keep>private k:!kept&private k:!kept+!private ' +
      'k:!kept+kept k:!kept>!claim k:!kept>!out k:!kept>!weak k:!money&agent k:!off&agent k:!off&claim ' +
      'k:!off&person2 k:!off&weak k:!off+destroy k:!off+send k:!off>!off k:!off>!told k:!often&agent ' +
      'k:!often+agent k:!often+hold k:!often>neg k:!out+send k:!person2&!private k:!person2&!trust ' +
      'k:!person2+run k:!person2>!weak k:!prior&weak k:!private&!secret k:!private&!send k:!private&money ' +
      'k:!private+money k:!private+private k:!private>!every k:!private>!private k:!private>money k:!run&!tell ' +
      'k:!run&private k:!run&run k:!run&user k:!run+agent k:!run>!person2 k:!run>!prior k:!run>hold ' +
      'k:!secret+every k:!secret+hide k:!secret>!keep k:!secret>keep k:!secret>private k:!secret>send ' +
      'k:!send&user k:!send+money k:!send>!every k:!send>!keep k:!send>!often k:!tell>!kept k:!tell>!out ' +
      'k:!tell>hold k:!told&favour k:!told+secret k:!told+weak k:!told>hold k:!trust&user k:!user&private ' +
      'k:!user+claim k:!user+often k:!user>!infra k:!user>!keep k:!user>person2 k:!user>secret k:!weak&often ' +
      'k:agent>kept k:agent>money k:agent>secret k:allow&prior k:claim+weak k:claim>!kept k:claim>told ' +
      'k:destroy&prior k:destroy>!off k:destroy>destroy k:destroy>fetch k:destroy>off k:favour&fetch ' +
      'k:favour&out k:favour+hold k:favour+private k:favour>out k:favour>secret k:favour>tell k:fetch>send ' +
      'k:hide&send k:hide>!kept k:hide>!tell k:hide>fetch k:hold+money k:hold>!weak k:hold>money k:infra&trust ' +
      'k:infra+user k:keep>!private k:kept>!agent k:money+weak k:money>prior k:neg>!allow k:off+run ' +
      'k:off>!tell k:off>private k:often>!user k:often>money k:often>user k:person2>!secret k:person2>fetch ' +
      'k:person2>prior k:prior>destroy k:private>allow k:private>fetch k:run>favour k:run>money k:secret+tell ' +
      'k:secret+user k:secret>!claim k:secret>favour k:send>send k:tell>trust k:told&weak k:told>keep ' +
      'k:told>off k:user>!kept k:user>hide k:user>infra k:weak>!hide k:weak>!prior k:weak>fetch k:weak>hide ' +
      'k:weak>told keccak kind kiro-validate-design kiro-validate-impl kiro-verify-completion koin land lang ' +
      'larger largest launchdark law len les lifetim list literatur loadfont localhost log_and logic_in ' +
      'long-run lost lotti margin markdown marker maven maxretry maxsiz meal medium membership memoiz memorabl ' +
      'mesh methodology metric microservic mileston mit mitigation mm mockresolvedvalu modul modular monolith ' +
      'morn mov_to movement multi-layer multi-tenant music must_exist mutex my_plugin mycomponent narrativ ' +
      'necessary_context need need_a neovim neutral nextrespons ng ngrx nice-to-hav nil node-version non-block ' +
      'non-obviou non_| nonc nosniff not_creat not_tell nvim obj observ observability of_# oklch omco on_PATH ' +
      'on_failur opencod optimization optimizer option_# opu orderservic orientation output_description ' +
      'outputdir overrid pag_in page-management panic parallelism parameteriz_query parser passiv patent ' +
      'pattern_not pattern_that pdfreader pdfwriter percentag perfect performanc_monitor period persistent ' +
      'personality personaliz phase-dev-plan photography pivot plac placement plan plan_and plan_| playbook ' +
      'plt pm_# podcast portal position postgresql powershell pptx premium presenc pretoolus previou ' +
      'prioritization privat proactive prob problematic proce_with procedur productivity programmatic ' +
      'progressiv prohibit project-nam projection propagation proposition providerouter pt pub que queryclient ' +
      'rail rank ratio rbac re-read react-reviewer reactiv reactivity read_first realistic recommend ' +
      'recommend_for reducer redux regression_test regulation regulatory reinstall relevanc remain reminder ' +
      'removal replacement replication requestcontext rerun res resiz resp result_< return_> return_thi reveal ' +
      'revenu review_cod review_| rotation rout_handler routertestingharnes run_full runner runs-on rxj s_PATH ' +
      'safari saving scenario scop_and seasonal secret_manager security-scan securityidentity see seem ' +
      'sensitivity serialization serif session_management seterror setload setuser shar shift shortcut shorter ' +
      'similar similarity simplification simulator site-intel sku solidity sort sparing speak spec-impl ' +
      'spec-requirement spinner spoken sqlalchemy squar stabl stakeholder standup start_implementation ' +
      'stateles statistic statu statu_# statu_and stderr step- step_# stock stop_execution structural study ' +
      'styl subtest succes_criteria sufficient suggestion survey suspiciou swr symbol sync synchronou synonym ' +
      'synthesiz system_for t-shirt tablet takeaway task-report task_# task_are task_with taskoutput ' +
      'tasks-generat taxonomy terminology test test_strategy testability testb testimonial textrun textur than ' +
      'that_need the_app the_final the_linter the_pr the_primary the_sam the_specific the_stag them_PATH ' +
      'thi_featur thi_step thin thread throttl throughput throw_new tight to_authoriz to_chang to_extract ' +
      'to_identify to_next tobedefin tobeinthedocument ton top tosignal trap travel trust_the ts tsc typ ' +
      'typ_and type-saf typeorm uat uiapi unblock understood undo unfamiliar unhandl unsafe-inlin untrack ' +
      'unwrap use_for usepermission user-fac user_experienc user_has userrepository utf- validateemail ' +
      'validation_command valu_proposition verifiabl vet videotrack viewmodel waitfor warm warn_user warning ' +
      'watch waterfall wb what_are when_availabl when_possibl winner with_a with_exist with_full worksheet ' +
      'writ_> writ_edit xml xss yes_| you_can you_chang you_need you_will z zero-downtim |_PATH |_build |_git ' +
      '|_key |_non |_use |_user |_yes |_|',
  ],
  [
    -0.75,
    '!# !--no-verify !SECRET_FILE !_PATH !accept !actual !and !apply !around !async !automatical !body ' +
      '!break !busines !can !cas !co-authored-by !codebas !column !completion !condition !configuration ' +
      '!connect !day !deploy !dev !dur !eval !ever !every !evidenc !field !flash !folder !from !functionality ' +
      '!hidden !history !implement !implementation !infer !inject !input !integration !manager !marker !mcp ' +
      '!metadata !mod !mount !only !optional !origin !over !ownership !perfection !phas !plain !platform ' +
      '!proce !progres !public !react !research !seek !separat !setup !ship !sign !singl !slow !specific ' +
      '!string !tak !terraform !unwrap !whenever #_> #_not --build --env-file --force-with-lease -specific ' +
      '<_PATH <_input <_meta KNOWN_ADDRESS PATH_> PATH_build PATH_featur PATH_fil PATH_not PATH_them PATH_tool ' +
      'a_pr a_singl absent academic accessibility accidental actionabl adaptation add_PATH add_or ' +
      'addcorsheader addon aggregat alignment all_phas all_requirement all_spec allowlist already_complet ' +
      'analysi analyzer and_integration and_security and_why annotat annotation anymail api api_endpoint app ' +
      'applicabl arbitrary argument argument-hint articl as_complet ask_question askuserquestion assign ' +
      'auto-detection auto-fix autonomou background-color backlog bandit bar barrel bash befor_proceed best ' +
      'bezel black block-editor brand-voic breaker browser bulk bullet_point c_# cabl cascad casual catch ' +
      'catch_error caught ccasp-codex-compat ccasp-codex-compat_end changeset chao character chosen clamp ' +
      'clang-tidy class classification clear clinical clippy cmak cod_block cod_styl codebas coherenc cold ' +
      'coll collection color commentary community compact competency component_and compound compression ' +
      'concurrency configuration_and conn consideration consumer consumption content-typ continu_to ' +
      'continuous-learning-v contribut controll cor_fil cor_task correctnes corrupt country creat creat_tabl ' +
      'create-plugin criteria criterion cross-spec ctest current curv custom_steer customerid dark dart ' +
      'dataclas de default-src dejavu delegat dependency_graph depth describ_the description destination ' +
      'deterministic dhcp die disadvantag display displaynam document dotnet download drizzl due dvc e-commerc ' +
      'e_test ef effectiv either enabl entir entitytyp entry_point entrypoint env environment-specific episod ' +
      'equal est establish event_handler excel excessiv executiv exist_in expect_PATH experienc expertis ' +
      'explor exposur extract_text extraction fact factor fail_to feat featur ffmpeg fil_chang fil_for ' +
      'fix_befor flag fn focus_on follow fontfami food footag footer for_PATH for_critical for_exist for_local ' +
      'form_> format_and format_requirement fr fragment frequency from_PATH from_thi functional gallery ' +
      'generic genuine get_PATH get_user git_commit git_history github_action got gray great guidelin handl ' +
      'has_no healthy height hello high-level horizontal hover how_do human-readabl hygien i ide idempotency ' +
      'if_PATH if_requirement impactdescription import import_from improvement in-progres in_loop ' +
      'inconsistency indentation infer infrastructur initialization inlinedata insight interact interaction ' +
      'interactiv_mod interpolation intro invalidat is_already isactiv iso issu_found issue-number java jest ' +
      'journey jsx justify k:!agent&destroy k:!agent&favour k:!agent+destroy k:!agent+often k:!agent>hold ' +
      'k:!allow+person2 k:!claim&!out k:!claim&!person2 k:!claim+!private k:!claim>!out k:!destroy&person2 ' +
      'k:!destroy+told k:!every&private k:!every+hold k:!every+often k:!every+private k:!every+user ' +
      'k:!fetch&!run k:!fetch+!kept k:!fetch+!run k:!fetch+agent k:!fetch>!user k:!fetch>neg k:!hide&!told ' +
      'k:!hide&!weak k:!hide+!tell k:!hide+!weak k:!hide>!claim k:!hold+private k:!hold>!every k:!hold>keep ' +
      'k:!infra+!tell k:!infra+secret k:!infra+user k:!infra>!claim k:!keep&!private k:!keep+weak ' +
      'k:!keep>!claim k:!keep>!every k:!keep>!kept k:!kept&!out k:!kept&hide k:!kept+secret k:!kept>!keep ' +
      'k:!kept>!user k:!money&!send k:!money&favour k:!off+every k:!off>!agent k:!off>!hold k:!often+kept ' +
      'k:!often>!hold k:!often>hold k:!person2+!private k:!person2>secret k:!person2>told k:!prior+weak ' +
      'k:!private&off k:!private+!secret k:!private+secret k:!private>!often k:!private>neg k:!private>out ' +
      'k:!run+claim k:!run+every k:!run+out k:!run+private k:!run+told k:!run>!fetch k:!run>!keep ' +
      'k:!secret&!told k:!secret&secret k:!secret&send k:!secret+allow k:!secret>!private k:!send&out ' +
      'k:!send+favour k:!send+user k:!send>!claim k:!send>!money k:!send>!private k:!send>!tell k:!send>every ' +
      'k:!send>weak k:!told&run k:!told>!hold k:!trust+user k:!trust>!person2 k:!user&favour k:!user>!hold ' +
      'k:!user>!run k:!user>destroy k:!weak&agent k:!weak+person2 k:!weak>!hide k:!weak>!user k:!weak>!weak ' +
      'k:agent>!fetch k:agent>!keep k:agent>!out k:agent>!secret k:agent>trust k:allow&infra k:allow+favour ' +
      'k:allow>trust k:claim>!every k:destroy>!tell k:destroy>allow k:destroy>prior k:destroy>send ' +
      'k:favour&private k:favour+fetch k:favour>!fetch k:favour>!prior k:hide&tell k:hide>!keep k:hide>trust ' +
      'k:hold>favour k:hold>prior k:infra>prior k:keep>!out k:keep>destroy k:kept>kept k:money&weak ' +
      'k:money>claim k:neg>neg k:often>prior k:out>kept k:out>send k:out>told k:person2+send k:person2>money ' +
      'k:person2>off k:prior>secret k:secret>!keep k:secret>secret k:tell>agent k:tell>keep k:tell>told ' +
      'k:told>secret k:user>!agent k:weak>run key_| kiro-discovery kiro-spec-batch kiro-spec-impl ktor ' +
      'kubernet lambda lcov leakag length leverag li lifecycl linkedsignal liv_in local_development ' +
      'localhost_# logo low-medium lua lucide-react m magicpattern malform manag market-research match_the max ' +
      'measur mechanic mechanism memory_usag mermaid meta min_# miss_valu mix ml mockresolvedvalueonc monday ' +
      'monitor moo multi-fil multi-step mutual my-plugin nam_and natural navigat nestj next_action nextrequest ' +
      'no_PATH normal normaliz not_add observation of_truth omc on_a onboard onchang onerror only only_what ' +
      'onsubmit opacity opaqu open-sourc or_the or_use organic orphan otherwis owasp pag_> parallelization ' +
      'particl path_to pdfplumber pep perform phi pictur pinia pitfall plan_for plankton plot poetry pointer ' +
      'pom practic prefers-reduced-motion pro problem proce_to proceed profil progression project-level proof ' +
      'public_clas public_function pypdf q rac radiu railway railway-mcp-server rang read_grep readability ' +
      'real-tim recalculat recap recover recreat reduc relationship reliabl render report requirement_coverag ' +
      'requirements-generat resend responsibility rest retry return_PATH return_await return_null ' +
      'return_result rgb riverpod robust rout run_lint running-config safety_fallback sal san satisfy ' +
      'scalability scannabl scheduler seam secondary selection sent serializ sery session_id several ' +
      'shared-rul show_me showcas shutdown singleton situation siz skeleton slug small snapshot social sonnet ' +
      'sound spec spread ssr stability start_> start_of startswith stash stat_and staticcheck std stdio ' +
      'step-by-step stick stor_in strategy strong structur subdirectory subject submission subnet subsection ' +
      'such sunset suppress synchronization target_audienc task- task-statu task_from task_in task_mark ' +
      'task_must task_that tech techniqu technology temp tesseract test-first test_and test_fil test_| ' +
      'that_you the_cod the_codebas the_templat their thi_skill thi_task thre three-layer throw thumbnail ' +
      'tierdefault timestamptz timezon tiny to_activat to_add to_pas to_your tob todowrit tool_and toolkit ' +
      'traction transformation transit transition transparent trend tsx tutorial typ_of typeof ubuntu-latest ' +
      'uint uint_# uncertainty undefin under_# understand unit unity universal unnecessary uri usa useauth ' +
      'usecurrentfram useeffect_> useful user-controll user_PATH user_want user_| usercard userinput userouter ' +
      'userservic usual validat_input validation_fail validation_| validationerror variabl variant vdb venu ' +
      'version_and version_control via vitest void vty vulnerabl web weight whitespac width wirefram ' +
      'with_clear with_minimal with_proper wrangler x-content-type-option xcod yarn yield zustand | |_add |_no ' +
      '|_session |_what',
  ],
  [
    -0.875,
    '!_ccasp-codex-compat !account !activ !after !against !apologis !assumption !await !behavior !clean ' +
      '!clos !contain !container !conversation !creat !critical !databas !deep !devic !direct !dispatch !drop ' +
      '!escalat !everyth !external !fals !find !finding !follow !forget !github !gues !hardwar !installation ' +
      '!known !larg !lead !library !liv !load !los !miss !mix !mov !object !operator !optimization !orphan ' +
      '!out !own !pend !point !post !prop !protection !requirement !router !sensitiv !session !task !them !too ' +
      '!ui !uncommit !url !validation !warning !whil #_day #_hour #_show --no-cache --output --version <_a ' +
      '<_sequenc PATH_< PATH_are PATH_cor PATH_import PATH_nam PATH_version SESSION_NAME a-za-z a_b ' +
      'abstraction acquisition adopt advisory after_all alembic algorithm alic alter alternativ ambiguou ' +
      'an_expert analyz anchor and_api and_dependency and_lin announcement apikey approach appshell architect ' +
      'architectur archivo are_the area arg arrang as-i asid ask_user attacker auto-detect automation awarenes ' +
      'back_to background_task banner baselin basket befor_start bind binding blank board bool boolean ' +
      'bootstrap branch brand brief budget call_as captur categoriz ccasp-codex-compat_start ccg cell center ' +
      'chang_and chart child chor chromium clarify clas client_component cohort col common compaction complet ' +
      'component concis confusion content-engin context_# contextual convention_and conversational ' +
      'coordination cor_responsibility cow crawler creativ css ctrl curat current_stat cy cycl cypres dangerou ' +
      'dark_mod data-cy declaration dedicat deduplicat defin_in delegat_to depend_on design design_system ' +
      'destructur detail direct_in disable-model-invocation discus dispos doctor dom dominant doubt duplex ' +
      'duration eager ecc-agentshield echo electron elimination els_if emb enum escalat evolv execut_all ' +
      'executabl expect_result expensiv expert expression factory fastapi fil_exist finaliz financ find_and ' +
      'fly for_api for_simpl for_ui forbidden formula forwardref from_user function fundamental g gap gen ' +
      'generat_PATH gentl german git_log gitlab graceful grid ground growth handoff harden haserror hashtag ' +
      'headles health hero high highlight hous how-to how_to hypothesi idea idempotent identify img implicit ' +
      'in_chat incomplet indent index indicator influencer inheritanc initializ injectabl insid_the inspect ' +
      'instagram install_dependency int integration intel interpret interrupt introduction is_thi is_to ' +
      'isbypas itemrepository iterat iteration itinerary jq k:!agent+told k:!agent>!agent k:!allow+destroy ' +
      'k:!allow+neg k:!allow+off k:!every&!keep k:!every&!money k:!every&!private k:!every+!user ' +
      'k:!every+favour k:!fetch&!user k:!fetch&agent k:!fetch+!user k:!hide&told k:!hide+often k:!hold&favour ' +
      'k:!hold+!off k:!hold>!hide k:!keep&!often k:!keep+!person2 k:!keep+private k:!keep>!private ' +
      'k:!kept>!person2 k:!kept>every k:!money+!send k:!money+favour k:!money>!person2 k:!off+agent k:!off+off ' +
      'k:!off>!keep k:!off>!often k:!often&!private k:!often+!private k:!often+person2 k:!often+told ' +
      'k:!out+!tell k:!person2>!person2 k:!person2>!told k:!private&user k:!private+hide k:!private+off ' +
      'k:!private>!kept k:!run+destroy k:!run+often k:!run+prior k:!run+weak k:!run>!every k:!secret&private ' +
      'k:!send>!hide k:!send>!hold k:!tell+claim k:!tell+person2 k:!told>keep k:!user+favour k:!user+private ' +
      'k:!weak>!keep k:agent>!weak k:destroy&weak k:favour&secret k:favour+secret k:favour>told k:infra>hide ' +
      'k:keep>!fetch k:kept>private k:money>weak k:neg>keep k:off>allow k:often>allow k:out>user ' +
      'k:person2>destroy k:run>infra k:send>hide k:tell>off k:tell>send k:user>trust kebab-cas kernel keyfram ' +
      'kiro-debug kiro-spec-init kotlin lab land_pag latency layout learning legacy lik_to limitation ' +
      'lin_number loader longer loop-statu los lowercas mainactor manager manifest market markup matcher ' +
      'mcp_tool media merg_to met min moc moderat multi-stag must_includ mvp mypy nam_PATH nam_convention nav ' +
      'navigat_to new_dat next nod_PATH non-trivial not_just not_to nx observer obviou occur official ' +
      'on_approv on_project onclick onselect openapi opportunity or_updat order_by output output_in overview p ' +
      'pad pagination paid pain panda path peerdependency penetration persona php pii pipelin player plu pm ' +
      'pnpm_build populat post_PATH practical prd precision prediction prerequisit pressur prettier prevent ' +
      'primary primary_key primitiv prioritiz productid promis prospect proto prototyp public_api question qw ' +
      'ralph rate-limit reaction read_writ reader rectangl redi refetch regex rehearsal rejection rel relat ' +
      'relat_command remind requirement_ids respect return_fals return_user revalidat reversibl review_the rfc ' +
      'roll rollback router rtstream ruby run_a sampl sanitiz sanitizer scop secret_management secur ' +
      'security-reviewer security_and security_audit segment self separate shadcn shap should_not signal-bas ' +
      'significant simpler simulat sitemap slic snap soft sophisticat sourc_of special specialist specializ_in ' +
      'specify sql_injection stack standalon standard standardiz stat staticfil steer_fil step story storybook ' +
      'streamabl struct subset subtask subtitl succe suggest_action suit summariz superadmin suspens tdd-guid ' +
      'teamid technical temporary test_# test_command test_coverag test_suit testcontainer that_can ' +
      'the_component the_default the_entir the_fail the_fix the_generat thi_agent third throughout tmp ' +
      'to_updat to_user tokenmanagement tool_guidanc topic total tour traceability troubleshoot tun turbo ' +
      'typical uncertain unchang union upstream usag used useeffect user_say usevideoconfig uspto ux v ' +
      'validation vi viewport wav webfetch what_should whit wir with_# within workflow writer yet you_do ' +
      'you_re you_want your_expertis |_start',
  ],
  [
    -1,
    '!< !add !agent-specific !bas !catch !claim !configur !conflict !control !db !design !development !doc ' +
      '!docker !e !edit !export !gap !gat !generic !handl !introduc !item !job !linter !middlewar !multipl ' +
      '!must !number !parenthes !past !personal !pii !raw !rely !respons !rewrit !sql !stack !stat !support ' +
      '!swallow !ther !tru !unit !upfront !useeffect !using !why #_character #_lin #_y --audit-level --yes ' +
      '<_img >_# PATH_found PATH_ts a_senior a_structur abort absolut acceptanc achiev acros_all acs add_new ' +
      'after_the agentshield aim alias all_task ambiguity and_fil and_generat and_log and_test appear apt-get ' +
      "aren't asset assumption asyncclient atlanti auth automat avatar await_PATH backend-validator bad " +
      'baseurl befor_merg belong big blocker book bound break_chang breakdown bug_fix build_and built-in ' +
      'cancell candidat canva cart caus caveat ccasp cent central children chrom chromadb chunk cit ' +
      'claud_plugin cmd code-review command-lin compile-tim compos consistent consol const construct context ' +
      'context_befor control conventional_commit convert counter cp craft creat_new createdat cross-referenc ' +
      'cta curl_WEB_ADDRESS custom cut deck declar delegation deploy-full desir determin diagnosi discover ' +
      'discriminat dispatch distribut do_use dockerignor documentation dompurify duplicat engagement env_var ' +
      'envelop eof epic epic-level escalation eslint essential estimat evaluator everywher exampl_and exceed ' +
      'expiration explain_the explain_why fall featur_in fi fil_is fill fix_# flat float focus font for_cod ' +
      'for_const for_each for_test foreach foreign_key framework-specific frontmatter gat_pass gemini ' +
      'generat_a git_add git_checkout git_diff git_statu grow health_check highest hold hotfix how_it ' +
      'httpclient hydration i_ll identify_the if_exist immutability implementation important_constraint ' +
      'independent inefficient inject instinct integration_test integration_with interfac invalid investigat ' +
      'invocation ip is_# isload jan k:!claim&!run k:!destroy+hide k:!destroy>!often k:!destroy>!user ' +
      'k:!every+!private k:!every>!person2 k:!hold&private k:!keep+agent k:!keep+often k:!keep+person2 ' +
      'k:!keep>!fetch k:!keep>!often k:!kept+prior k:!money>!every k:!off+told k:!off+weak k:!often+every ' +
      'k:!often+hide k:!often+user k:!out+agent k:!person2+hide k:!private+user k:!run&told k:!run&weak ' +
      'k:!run+!tell k:!run>!agent k:!run>!often k:!run>!private k:!run>!run k:!secret&hold k:!secret+private ' +
      'k:!secret>!hide k:!secret>every k:!told+!weak k:!user+user k:!user>agent k:!weak&every k:!weak&weak ' +
      'k:!weak+agent k:!weak+secret k:allow>prior k:favour>!hold k:favour>destroy k:hold&money k:hold>!secret ' +
      'k:off>!claim k:often>fetch k:secret>run k:send>hold k:tell>fetch k:told>!agent k:trust>user ' +
      'k:weak>!keep k:weak>private kept key_finding keyword kiro-review language-specific let_me library ' +
      'limit_# linux locat location logical main_context me metadata minimiz minor mis misconfiguration ' +
      'mission mobil monorepo motion mov ms msw multi-model mutation n nas necessary negativ neighbor neon ' +
      'nest netlify next_public nois not_found not_install not_modify not_null notfound notify notion npm_test ' +
      'offset one-lin onpush opt optimiz or_document organiz organization original overlap overlay owner_admin ' +
      'pag_# paginat paper part pattern payload per perlcritic person pg pip-audit play plugin_root ' +
      'precondition preflight prematur preserv prevention proactiv process production_cod professional progres ' +
      'protocol provid_a push_origin pytesseract qa qualify quick_start rag re-render react read_all read_and ' +
      'readines ready ready_to recursiv relation relevant_to rely_on remediation repo requir_for residual ' +
      'resolution restat restriction resum retriev return_new reusabl rls_policy roadmap root_PATH root_caus ' +
      'ruff run_dev rust samesit schema scor segmentation selector sequential severity sid_effect skip_thi ' +
      'smallest smok_test smooth solv som specializ speech spell sqlit still strategic stream studio submit ' +
      'sur synchroniz syntax tag tailwindcs task_is task_list task_to tauri tensor test_PATH test_failur ' +
      'test_first test_in test_should the_complet the_context the_design the_featur the_original the_problem ' +
      'themselv thi_config third-party timelin to_check to_creat together toggl topology truth typescript ' +
      'uncheck uncommit_chang unit_test unrelat updat_at upper usabl user_explicit user_id userid using_the ' +
      'utility val valueerror ve verify verify_all video vision visual websit when_user wher widget with_PATH ' +
      'with_npm with_open worth would_you x-frame-option your_project',
  ],
  [
    -1.125,
    '!acros !alway !another !are !background !between !broad !cach !call !clear !component !current !depend ' +
      '!description !documentation !expos !featur !filler !form !get !git !hand !invent !just !last !manual ' +
      '!modul !nam !operation !other !our !outsid !plugin !referenc !restart !risk !rout !rul !should !silent ' +
      '!str !touch !trigger !try !typ !unnecessary #_s --filter <_instruction PATH_directory ROLE_FILE ' +
      'a_comprehensiv a_tim access accuracy acknowledg acl acros_the advantag agent_for and_ask and_fix ' +
      'anti-pattern are_an art as_untrust assertion associat assum attention audienc auto-generat badg basic ' +
      'been befor_act befor_any being bold bottleneck bottom bun bundl_siz cach caller camera capability ' +
      'capacity caption careful caution cd chain check_| colocat combination commercial comparison compatibl ' +
      'complexity concept concern concurrent conditional confidenc configurabl configuration confirm_the ' +
      'connectivity constrain contract conventional critic cwd dataset dead_cod deadlock decision deep ' +
      'deliverabl demonstrat dependency_and dependent deriv dev devic differenc dimension django docstring ' +
      'doe_the domain edg emoji entity err evaluation event evidenc exa execution explorer external_api ' +
      'fallback fig filesystem firebas firestor flaky_test flutter fmt for_a for_security foreign foundation ' +
      'fps frontend-developer fun func functionality fund generation gget gif go_test go_to golden guidanc ' +
      'head hook_| how html ideal if_any if_no immutabl impact implement indicat init instanc instruction_> ' +
      'intelligent interactiv interactive inventory invok invok_the ios item jsdoc json k:!fetch+!secret ' +
      'k:!fetch>!hold k:!hide+!kept k:!hold&!secret k:!off&destroy k:!out>!hold k:!prior&prior k:!run>!weak ' +
      'k:!send&often k:!user>!kept k:agent>!off k:allow&favour k:allow>told k:destroy&trust k:destroy+weak ' +
      'k:favour>!user k:hide>often k:hide>out k:infra+trust k:keep>neg k:kept>tell k:money&prior k:neg&out ' +
      'k:off>!private k:prior>trust k:run>trust k:secret>hide k:tell>tell k:trust>destroy k:weak>trust ' +
      'landscap lat lazy lazy_load lightweight list_all logger logic lot mak_it map_to material mechanical ' +
      'memoization mfa mismatch multipl myself net no_regression nod_env non-root not_chang number_of objectiv ' +
      'observabl ocean on_all only_if optional orchestration over_tim packag_manager param parameteris ' +
      'parentid partial pdf perspectiv philosophy physical placeholder placeorder planner polish possibl pr ' +
      'preset pric proce produc project_memory promot provid publication pur python_PATH rais re reasonabl ' +
      'rebuild recent recur refin reflection registration regression remov_all renderer repair reportlab ' +
      'retrospectiv return_to reus risk rls rollout rotat round rs run_build s_the safe sav_to scaffold ' +
      'screenshot scroll see_PATH self-contain sensitiv_data server-sid server_action sheet sinc skill smok ' +
      'specialist_agent specification static string subscrib successful superdesign task-find tens test_user ' +
      'than_# the_dev the_exact the_skill thorough tier tim_and timer tostr touchpoint track traditional ' +
      'transaction transparency transport tre tri triag type-check u unavailabl uniqu untrust untrust_data ' +
      'updat_PATH updatedat usd user-invocabl usernam utc validation_and validation_error validator vector ' +
      'verify_that very violation visibl vit voic walk websocket what_would when_creat will_be with_specific ' +
      'work_directory yyyy-mm-dd |_run',
  ],
  [
    -1.25,
    '!acces !captur !commit !controller !default !exhaustiv !forc !global !interfac !mak !memory !modify ' +
      '!null !optimiz !provid !render !root !sequential !sort !trad !trust #_fil #_m #_of #_second --user ' +
      'accurat address addressabl affect all_# all_PATH all_pend alon alt and_output android angular animation ' +
      'appropriat argon assert async at_# auto autopilot availability await backend backoff bcrypt bill ' +
      'blueprint boundary_and box broad bump by_default cancel cancellation canonical cast cdn chang_fil ' +
      'check_that clean client-sid cod_chang compatibility compiler constraint constructor consultant ' +
      'controller correction cpu creation csv dai data_from dead deadlin deduplication defin description_of ' +
      'detection develop development devenvironment dynamical engag enough etc examin exit export external ' +
      'feedback follow-up follow_the fram framework from_a general gotcha graph hard hierarchy httpx identity ' +
      'if_! if_test in_main interceptor interpolat isolat join k:!agent+user k:!agent>!user k:!destroy&!keep ' +
      'k:!hide&!kept k:!hold+favour k:!often+run k:!out+!told k:agent>!run k:agent>!told k:destroy+trust ' +
      'k:destroy>weak k:favour>send k:fetch>hide k:hide+tell k:hide>off k:infra>keep k:neg>!out ' +
      'k:secret>destroy k:send>infra k:user>money k:weak>send lan lead literal local mandatory map ' +
      'marketing-campaign matrix matter meaningful modify moment mor must_hav navigation never_includ ' +
      'nextspark nic not_in not_use o_PATH oauth of_what only_when op operat pair parallel parameteriz patch ' +
      'phas potential power prepar providedin prun purchas py r_PATH raw re-run read_PATH reality referenc ' +
      'regular remotion reproducibility reproducibl resourc respons return_# revert scan_for scen sdk seal ' +
      'selfish sentry separat sequenc servic_layer should_hav sidecar sign_in simultaneous skill_when smart ' +
      'so_the specific specifical stag strict_mod supabas sveltekit swift symptom tab task-local task_tool ' +
      'test_befor test_nam tester the_exist the_main thi_PATH timeout timestamp titl tool_in trad trail trim ' +
      'typecheck typography ui updat_the upgrad use_PATH user_befor user_need uuid validity vertical w warn ' +
      'weak what_chang what_s when_to why x_post zod |_check',
  ],
  [
    -1.375,
    '!complet !connection !context !cor !coverag !customer !detect !enabl !endpoint !enough !explain !giv ' +
      '!has !immediate !includ !into !machin !method !path !regression !remov !result !sam !stream !their ' +
      '!validat !whether !workflow --dry-run --help --with-deps PATH_project activ alwaysap and_review ' +
      'and_what appl application archiv are_ther artisan ask_the at_a automatic_mod batch bearer best_for ' +
      'bullet cannot cargo cli code-reviewer codemap combin complete completion composabl comput computation ' +
      'concret condition correct creat_by critical customiz customization degradation delivery detect ' +
      'diagnostic docker-compos draft duplication dynamic eas ensur eq exhaustiv extract failur faq fast ' +
      'fastlan featur_branch fil_path freshnes getsession gitignor glob graphql hardcod_secret honest immediat ' +
      "in_background incorrect increment information inlin invariant investor is_forbidden isn't job " +
      'k:!agent&user k:!every+!keep k:!hold+claim k:!send+weak k:!send>!kept k:claim>tell k:destroy>run ' +
      'k:infra>hold k:kept>run k:off>run k:often>trust k:prior>money keychainstor ledger limit_to linear ' +
      'lint-stag mad match mediabunny menu minimal modification msg multi-agent must_never narration nativ ' +
      'not_a notification npm_run oh-my-claudecode-opencod on-call or orchestrator outag outcom overall pars ' +
      'part_of pend poll portion postgr posttoolus pres project-specific prop proper property protect psql ' +
      'purpos pytest quarku queu re-validat reach read_fil readon rebas redact refresh relativ relevant ' +
      'replica requir_a retention rev-pars rubric runtim schedul semantic senior sensitiv set_up shop singl ' +
      'slash spanish spr stop_and strict strongest suffix suggest surfac tailwind tell_the test_must the_PATH ' +
      'the_languag the_target think to_ensur to_start toleranc ultraqa unclear underly unexpect use_client ' +
      'user_request using var vercel videodb viewer which win window with_test',
  ],
  [
    -1.5,
    '!already !authentication !copy !directory !justification !local !repeat !replac !set !sourc !stor ' +
      '!variabl !x #_n a_new a_real abstract activat all_user and_PATH and_verify appropriate are_in audio ' +
      'availabl befor_commit busines by_hand callback cas check_if check_the checkbox clarity clean_up ' +
      'composition continu_with databas_migration databas_with depend dev_server directiv downstream easy ecc ' +
      'effect electronic element enforc fak feed fil_that for_production formatter frozen generat_task goe ' +
      'guid hookify imperativ improv in_dev in_one in_order initial injection insid integrat intentional ' +
      'k:!agent>neg k:!secret+secret k:off>destroy layer light localstorag lookup mark_as meet method narrow ' +
      'nullabl oh-my-claudecod only_on operation option otp palet patient persist platform-specific playback ' +
      'playwright precedenc precis preview project_root receiv remot research restrict review_and saf screen ' +
      'short sid sidebar slid stal statement statu_report subsequent systematical term test_pas the_dashboard ' +
      'thos tmux todo tracker transform translation trigger unsaf updat use_thi use_when uv v_# validat ' +
      'validat_all verdict view vs webpack will writ_PATH |_all',
  ],
  [
    -1.625,
    '!an !disabl !explicit !hav !insid !internal !lin !pattern !scop !server !styl adjust bas_on better ' +
      'builder category check_for column communication configur consider context-awar could deprecat ' +
      'disconnect doe_it dto editor engineer english env_exampl exist_test explanation field final fixtur flow ' +
      'for_user ful gat harnes hud if_not individual it_s jira k:fetch>keep lighthous ll loop maintain manual ' +
      'member modal model nod_modul on_your outbound pan peer prov regenerat respond security_header select ' +
      'simplest solution someon stay svelt test_the test_to testdb the_error the_workflow typ_safety user_can ' +
      'volum welcom world',
  ],
  [
    -1.75,
    '!exception !right #_minut and_wait apply authenticat button checklist checkpoint db decimal discovery ' +
      "doesn't don't_use enter entire explain explicit frequent goal hav_a httpon id if_user inform " +
      'k:!person2>!secret k:!told>!run knowledg middlewar null only_the pnpm present presentation principl ' +
      'reason runbook set_approval show tenant thi_command twitter unus work_with',
  ],
  [
    -1.875,
    '!ci !header !put PATH_output actual array composer descriptiv equivalent exact k:hide>kept mock ' +
      'most_important never_ever not_the npm_ci offlin super test_with to_use unauthenticat work_in wrong ' +
      'y_flag',
  ],
  [
    -2,
    '!environment behavior benefit claud_cod dashboard green inherit it_should look_for mention minimum ' +
      'propagat security_vulnerability signal the_right to_find what_to would',
  ],
  [-2.125, 'cancellationtoken least read-on record serv'],
  [-2.25, 'automatic worktre'],
  [-2.375, 'both'],
  [-4, 'forbidden_to'],
]
