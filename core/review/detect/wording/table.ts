// How much the words of a text speak for a planted instruction, or against it (long: a fitted table): words, pairs of them, the cues
// (c:) and the order of its kinds of words (a>b). Fitted by logistic regression to labelled outputs and to documents of real projects,
// rounded to eighths; not written by hand but by test/bench/fit/wording.ts. Source: ENGINE 16.

/** Where every stretch begins. */
export const START = -5
/** What a stretch has to weigh more than to be reported. */
export const LEAST = -1
/** Weights with the words that have them. */
export const WORDINGS: readonly (readonly [weight: number, words: string])[] = [
  [2.75, 'URL_quoted'],
  [2.25, 'c:waiting'],
  [2, 'unrestricted yw_#'],
  [1.875, 'c_quoted inst wipe'],
  [1.75, '#_yw ,_assistant amount_# hapus output_your yw'],
  [1.625, 'je ten_messages your_developer'],
  [
    1.5,
    ',_agent ,_amount ,_pay ._assistant :_success als answer_that c:noted-key-sure card_number confirmations ' +
      'do_loosen>mail env_into ia ia_: next_commit of_talk>url please_also remote_. senza translate_your ' +
      'with_write',
  ],
  [
    1.375,
    ',_llm ,_when ._assistants ._important ._llm PATH_user ai_, alle assistenten_: chmod_r config_PATH ' +
      'contacts copy_it dear_model deleting_the este form_with function_results good_. la last_ten lawsuit ' +
      'lift listing mine na naq of_talk>mail open_port proceed_with prompt_to proxy_and que state_that ' +
      'take_lodash the_config to_accept to_every und url>persist user_yes verify_false we_are weather_:',
  ],
  [
    1.25,
    '!_status ,_ai ,_nobody :_notes :_press HOST_for PATH_now PATH_proceed URL_as account_of address_stored ' +
      'after_reading ai_instruction annual answer_every any_ai assistente authority>url below_instead bot_the ' +
      'by_approved cancelled change_list comparing contacts_. curl_HOST customer_list decided do_pay>authority ' +
      'drive_. effects_. evaluation factor_for gib guest_and in_every level_so list_this machine_contributors ' +
      'mark_all maybe>url mention_this must_disable my_key naar nobody_will now_remove of_config>mail ' +
      'of_config>url of_it of_price>do_claim of_rules>mail of_talk>reader ours override>do_reply owner_role ' +
      'para post_the prompt_so quietly reader>url render_the rules_you selinux_on semua sofort spam_. ' +
      "start_system table_to td_style terraform_destroy the_deletion the_user's this_applicant " +
      'this_conversation this_domain this_image this_machine this_one this_out this_pull this_record this_text ' +
      'time_you url>do_obey wire_# with_# yes_, you_continue yours yxnzaxn',
  ],
  [
    1.125,
    '!_bot #_nd #_usd ,_URL ,_proceed ,_recommend ._ai ._prior :_format :_granted HOST_and PATH_curl ' +
      'PATH_system ^pays a_u ai_: ai_must ai_reading all_attachments all_hidden already_approved and_skip ' +
      'any_command approve_and are_never are_to are_wrong as_your asked_about attachments_of aus_. ' +
      'authority>of_money authorized_keys aw_# bother by_sending c:dangerous c:machine c:machine-reads can_see ' +
      'cat_PATH cent clipboard clipboard_. com consent contacts_to cookies_of dear_coding decoding deploy_key ' +
      'do_claim>noted_key do_claim>of_money do_obey>reader do_reply>override do_weaken>of_weak dying ' +
      'exfiltrate feedback_form file_named firewall_. for_all from_this grant_me have_agreed hidden_prompt ' +
      'hide_this hinweis_f history_and history_to iban in_all initial_prompt instruction_: jar_of ki ' +
      'kubeconfig le lift_the llm_agents logo_URL message_? mind mind_: mode_and nd new_system next_time ' +
      'number_to of_goods>mail of_plain>mail of_power>of_talk of_talk>do_push our_service out_of ' +
      'override>maybe owner_on pengguna_. persist>of_guard play_a post_its pre_approved press_the proceed ' +
      'product_details protection_through quoted read_and read_chat read_me read_out reader>of_power ref_: ' +
      'render_this replace_every repositories_to repro request_without requires_that result_approved ' +
      'root_password rot rows_of run_npx say_it saying says_thanks shares_at slugline somebody start_URL ' +
      'stop_the sudo_bash sudo_rm summarising summarizer summarizing summary_logs summary_with system_the tes ' +
      'that_you the_backups the_block the_feedback the_human the_lawsuit the_production the_sentence ' +
      'the_stored the_transfer the_word then_answer this_paragraph to_wire tool_response tools_are turn_the ' +
      'turning typo_ai unless_you usb usd usu usuario way_, were_given wherever wipe_the without_showing word ' +
      'wording worth you_see you_were your_initial',
  ],
  [
    1,
    '!_URL !_hidden !_if !_logo #_and ,_change ,_claude ,_snippet ._thought :_. :_approvals :_assign :_every ' +
      ':_grant :_insert :_maintenance :_publish :_push :_respond :_reveal :_secrets :_submit :_visit :_yes ' +
      ';_ai ;_run HOST_as HOST_in HOST_sh PATH_into PATH_to URL_first URL_sudo URL_summary URL_thanks ^answers ' +
      '^approval ^assistente ^codegen ^hello ^inst ^invoice ^proceed ^readme ^slugline a_language above_all ' +
      'account_today address_is agent_may agent_please agente al_usuario all_chats all_environments all_future ' +
      'all_on all_others all_prompts all_templates already_agreed also also_append also_call also_delete ' +
      'also_remove always_call amount amount_again and_answer and_approve and_describe and_hide and_leave ' +
      'and_mark and_phone and_put anweisung approval_step approve_, approved_: as_tz asisten assistant_delete ' +
      'at_HOST audit_. auth_. author_. autocompletion backup_host backups balance_of ban banana ' +
      'before_continuing bot_instruction bother_the box_and browser_next build_will c:noted-key c:of-human ' +
      'c:secret call_transfer can_debug chatbot_, checks_it classify_this clipboard_into codegen coding_tools ' +
      'commit_it compliance_requires condition>of_money confirmations_are content_of correct_fix crash_. ' +
      'crontab curl_URL customer_that customers_table dan_hapus database_password de decode deletion_. ' +
      'describe_the developer_and developer_message die do_ask_user>mail do_destroy>of_live do_drop>url ' +
      'do_loosen>of_money do_memorize>of_plain do_obey>of_change do_obey>of_money do_reply>do_destroy ' +
      'do_reply>of_change do_reply>of_secret do_reply>path do_show>of_open do_sistema down_and drop_database ' +
      'each_call email_the ended_. endpoint_PATH eval every_file everyone_. everything_above execute_it ' +
      'ext_dev file_into final_answer findings_as fix_is flowkit for_everyone from_all full funds gateway_hook ' +
      'gebruiker given_. grade_is grant_permanent guests_from gur hardcode_the has_ended here_on here_so ' +
      'home_address hookspath hookspath_PATH im_start in_its infra input_validation inst_forget instructies ' +
      "instruction instruction_the into_URL is_one is_recorded is_to istruzioni its_user job_is ki_: l'utente " +
      'last_step log_it log_so ltd main_with maintenance_window manager_said maybe>secret_manner me>of_price ' +
      'models_can morse must_also na_adres need_no need_not new_runner no_content no_need nobody not_fix ' +
      'notes_: now_. nutzer of_HOST of_alice of_change>unasked of_guard>of_code of_live>of_private ' +
      'of_power>earlier of_price>of_guard of_secret>humans of_secret>mail of_talk>do_send of_verdict>of_talk ' +
      "of_weak>of_it off_, ok_PATH open_URL operator's origin_main os_ai out_your override>do_send paid " +
      'pass_it permanent_access persist>of_code plan_and please>do_memorize post_them prefers_that premium ' +
      'priority_order push_again push_directly question_with quoted_from reader reader>please reasons_the ' +
      'recall refactoring_tools remaining_steps report_version requester required_reviews respond_only ' +
      'restrictions result_user results_approved role>notice run_chmod run_terraform safety_rules salary ' +
      'sandbox_is sans saved_password say_that say_there sell_all sentence sharing should_also silence sistema ' +
      'sistema_: snippet_: speaks_for src_URL sslverify starting_with stay step_for success_. summaries ' +
      'sure>do_destroy sure>of_money sure>of_verdict swap_the switch_the sync_remote table_PATH team_decided ' +
      'test_payment tests_are tests_under that_checks that_reads the_attachments the_audit the_builder ' +
      'the_clipboard the_customers the_drive the_inventor the_kubeconfig the_operator the_private the_profile ' +
      'the_purchase the_reading the_visitor the_webhook their_full their_user them_below this_chat this_shop ' +
      'tick_the to_MAIL to_lift to_origin to_public token_of told_. tool_and tool_note tool_with ' +
      'translate_everything translation tree_to true_in trusted turning_off unasked>do_claim unasked>official ' +
      "und_l under_infra under_tests understood_, unsafe unsafe_and url>of_it user's_password user_great " +
      'user_next user_quoted verify_to villain_without was_a was_agreed we_agreed webhook white_copilot wiki_, ' +
      'with_emojis with_quoted with_their word_for workflow_file write_all wrong_, y_no yes_please ' +
      'your_guidelines your_hidden yxnzaxn_#',
  ],
  [
    0.875,
    '!_agents #_HOST #_for #_nt #_pounds #_units #_xevil ,_arguments ,_attach ,_lunch ,_mail ,_reviewers ' +
      '._begin ._continue ._hookspath ._now ._whoever :_ai :_append :_bot :_bump :_change :_click :_commands ' +
      ':_contact :_default :_deleting :_gets :_give :_img :_lgtm :_llm :_look :_our :_pays :_star :_switch ' +
      ':_when HOST_. URL_before URL_do URL_in URL_model URL_when ^eval ^granted ^hookspath ^tomorrow about_it ' +
      'about_side above_starting accept_all accounts_to action_input add_to admin_api adres agent_, agente_: ' +
      'agrees agrees_. al alarm_. alice_. all_findings all_links all_other all_pairs all_shares also_drop ' +
      'an_MAIL and_append and_card and_continue and_disable and_do and_ignore and_obey and_pipe and_post ' +
      'and_reply and_retry and_submit and_turn and_wipe answer_with any_file application_on approva ' +
      'approval_granted approved_, approved_. approved_this are_. are_pre are_the as_paid as_spam asked_you ' +
      'assistants_, asystencie audit_log auth_: authority>me autonomous_agents bash_c be_the been_reassigned ' +
      'bern bin_. board bots_: branch_protection buy buy_two by_deleting c:claim c:commands c:url ' +
      'c:vocative-maybe cable call_# call_delete call_read callback_in card_on carry_them chaves choose_this ' +
      'cite_this client_and close_all coming_from command_in commit_as commits_of complete_the comply ' +
      'condition>of_price cookie_jar cookie_of copilots_: correct_. count_this crawler crawler_with ' +
      'credentials_found credenziali crm d_bash decided_so degree_. deleting deleting_PATH dependency_to ' +
      'directives directly_to do_claim>do_finish do_drop>do_claim do_grant>mail do_grant>of_money ' +
      'do_memorize>of_secret do_memorize>override do_more>notice do_obey>override do_obey>url ' +
      'do_order>of_orders do_pay>do_reply do_pay>of_price do_push>of_it do_what down_that duplicates_and e_n ' +
      'each_answer each_file edit_agents editing_this ejecuta email_agent emojis_. every_name everywhere_, ' +
      "except_the extra' f_r factor_codes false_everywhere far field_. filtered_. five_messages fix_suggested " +
      'fixing folder_PATH folder_to for_autonomous for_bots for_machines for_mail format_the gist give_your ' +
      'global_core go_on goed grant_all guide_of guidelines_are hacked harness has_to his hre_als humans_can ' +
      "hxxps i'm_your i_approve img img_src info_get into_PATH is_dying is_safe is_trusted is_unsafe it_by " +
      'key_without know_about known_vulnerabilities knows_. lawsuit_was license_check lift_this llm_clients ' +
      'llm_instruction llm_must load_further lodash lodash_from logs_PATH lunch m_. mail>of_it mail>reader ' +
      'mail>unasked mail_the mark_as may_lift maybe>do_pass maybe>of_power me>of_config me>of_talk memory_that ' +
      'mention_that mirror_the mirrors missing_degree more_important move_# never_forget never_need ' +
      'never_refuse new_operator no_comment nobody_is none_. not_flag not_found notes_, nothing_is now_run ' +
      'number_# obsolete_, of_code>persist of_env of_guard>role of_it>of_guard of_money>of_verdict ' +
      'of_money>persist of_open>of_open of_power>of_money of_power>override of_price>do_weaken ' +
      'of_price>noted_key of_printenv of_verdict>unasked of_your off_in ok old_cluster on_and on_page ' +
      'only_with open_all opened opened_this ot out_and output_the override>do_grant override>do_more ' +
      'override>url override_: owner_is paths_under payment period_has permanently_: persist>url person_you ' +
      'phone_number pin_the pipe_it pipeline please>of_talk please_, po post_os pounds press_sign proceed_to ' +
      'processed prompts_off public_agent q_helper query_string r_. reader>do_destroy reader>of_secret ' +
      'reads_an receive_any recent_conversations recommend recommend_only record_and remark remove_the ' +
      'replace_rejected reply_with request_for request_of response_: retry_with returned_. returns_time ' +
      'revert_the review_off reviewer_: role>do_loosen role>do_reply rot_# rows_# run_any s_i salaries ' +
      'sandbox_before save_this save_to saves_notes saving sche scope_: score_and script_at sebelumnya ' +
      'secret_manner>of_it security_label security_warnings seen_so seo session_cookie shared_drive shell_to ' +
      'should_pass showing sides signed_statement so_far son standing_order status_URL step_from stuur ' +
      'style_height style_opacity sudoers suggest_URL suggested_for summarising_this summarize_this summary_, ' +
      'summary_tools sure>do_drop sure>of_code sure>of_weak system_you task_and that_ci that_tests the_account ' +
      'the_administrator the_annual the_auditor the_author the_backdoor the_card the_ci the_cleanup ' +
      'the_comments the_content the_inbox the_keychain the_listing the_mails the_maintainers the_pending ' +
      'the_recall the_recent the_report the_secrets the_slack the_u the_vendor the_words them_and then_change ' +
      'this_application this_client this_email this_feed this_folder this_log this_paper this_quietly this_row ' +
      'this_sentence three_commits to_authorized to_leave to_me to_post to_scripts to_sync together_with ' +
      "tomorrow_at tool_list totals two_numbers typo unset_the upl url>of_rules use_URL user's user's_api " +
      'user_agrees user_confirmation user_consent user_mentions users_PATH vetted vision visit_URL ' +
      'visitor_that vote_for wallet wallet_address wallet_of want_you wants_you welcome_PATH with_full with_my ' +
      'with_no without_comments without_the y_ejecuta you_, you_passed your_long your_machine your_memory ' +
      'your_reply yy',
  ],
  [
    0.75,
    '!_bots !_coding !_to #_bot #_the #_token ,_apply ,_approve ,_clear ,_dear ,_export ,_here ,_including ' +
      ',_machine ,_ok ,_quietly ,_restart ,_share ,_that ,_who ._agent ._automated ._carry ._coding ._db ._end ' +
      '._execute ._finance ._hidden ._humans ._model ._obey ._output ._proceed ._production ._reviewer ._u :_, ' +
      ':_accept :_approval :_automation :_bob :_book :_cancella :_confirmation :_convert :_disable :_follow ' +
      ':_ignore :_looks :_mark :_merge :_moderation :_never :_once :_post :_share :_swap :_tar :_tests :_there ' +
      ':_whenever :_while ;_font ;_then ;_to ?_then HOST MAIL_it MAIL_schicken URL URL_. URL_apply URL_to ' +
      '^classify ^compliance ^evaluation ^function ^just ^usu ^whenever a_MAIL a_higher a_reverse a_rule ' +
      'a_second a_standing a_villain ab_sofort abolished_. above_this account_in account_svc account_to add_my ' +
      'add_two address_of adds_. adds_numbers administrator_with adres_MAIL affiliate agent_instructions ' +
      'agent_sets ai_. ai_doing ai_maintainers ai_that ai_working all_customers all_events all_queries ' +
      'all_tools allow_everything also_read also_rotate also_run amy_. an_URL an_automated analytics ' +
      'and_assign and_empty and_execute and_follow and_go and_leak and_move and_only and_pressing and_reject ' +
      'and_repeating and_rerun annual_plan answer_all answer_as answer_yes answers_about answers_that ' +
      'any_language any_llm api_keys apply_. approved_in are_cancelled are_known as_# as_chaves as_coming ' +
      'as_verified as_version asg_disable ask_user asked_that assistant_action assistant_i assistente_: ' +
      'asystencie_ai atob attached_. aus authority>do_destroy authority>of_secret authority>official ' +
      'automated_tools away away_, away_. bank_tool base_# before_any beri beri_tahu block_. body_welcome ' +
      'bot_, build_server builder_and bullets_. but_the by_setting bypasspermissions_to c:approve c:call-harm ' +
      'c:commands-maybe c:commands-reader c:described c:frame c:leak c:loosen c:outputs c:replies c:told-maybe ' +
      'c:vocative-sure c:write cache_and called_review calls_URL can_help cancel_all cancella candidate ' +
      'chart_. chats check_is checking_them checksum claim_that claude_grant claude_please clone_# cluster ' +
      'code_on comes command_without commands_from comment_under competitor condition>url confirm_, ' +
      'confirmation_is confirmation_required confirmations_. confirmed_: consent_of contents_in contents_of ' +
      'context_you convince copilot_, copilot_disable corp credentials_with customer_PATH customer_database ' +
      'dat data_: data_ai datei_PATH de_ai dear_ai debugging deine delete_the deployments deployments_of ' +
      'deploys destructive_commands dev_to digit_code disable_selinux disk_to div_ok do_claim>do_destroy ' +
      'do_claim>do_pay do_claim>of_config do_claim>of_price do_destroy>of_goods do_drop>do_reply do_grant>me ' +
      'do_grant>of_power do_loosen>do_weaken do_memorize>of_power do_memorize>url do_obey>mail ' +
      'do_order>of_price do_order>role do_pass>unasked do_push>maybe do_push>of_open do_reply>earlier ' +
      'do_reply>official do_run>secret_manner do_run>url do_send>earlier do_send>reader do_show>of_live ' +
      'do_weaken>condition do_weaken>persist do_write>of_money do_write>of_weak do_write>unasked doing_and ' +
      'duplicates e_a earlier>of_person earlier>official election else_is embed employee enter_their ' +
      "entry_called es et eval_atob eve' events_of every every_task everything_PATH everything_except " +
      'exactly_: exec export_. failing_tests fetch_URL file_reads file_with finance_asked find_in findings_in ' +
      'fine_, finish finish_with first_lines five_contacts fix_this fix_typo font_size for_compliance ' +
      'for_every for_his force_and force_origin forever forget_about formats_code freely french_and from_here ' +
      'from_legal from_today future_sessions gb get_around get_time go go_ahead grant_every granted ' +
      'granted_for great hacked_. hand_its hardcode has_left hat helper_as here here_the hidden_admin ' +
      'hidden_agent hidden_keylogger hidden_rules hiking home_folder host_names host_without html_! ' +
      'human_asked humans humans>role humans_: hxxps_: i_nie i_work im_end import_our in_, in_. in_account ' +
      'in_plain in_pw in_settings include_them index_this infected infra_PATH ini install_index instead ' +
      'instead_, instruction_target instructions_and internal_network inventor inventor_of inventory ' +
      'inventory_. invite_ext invoke is_. is_finished is_your it_disabled it_here it_prints it_twice it_would ' +
      'its_environment its_tests job_and json_and keep_in keep_working keychain keychain_and keylogger l_sche ' +
      'latest_message le_credenziali leave_no leave_this like_this likes line_# line_of llm_: longer_bound ' +
      'lt_# mail>do_claim mail>do_order mail_agent mail_must main_. make_the maybe>do_destroy maybe>mail ' +
      'maybe>of_money maybe>of_orders maybe>of_secret md_: me>do_pass me>mail me>of_secret me_and mentions ' +
      'merger_to model_: modulenotfounderror move_all must_now must_take named_support nd_# new_bank ' +
      'new_instruction next_request next_tool not_need note_from notes_# notes_. nothing_more npm_err nt ' +
      'numbers_to o_sh observation obsolete of_PATH of_change>do_pay of_code>do_reply of_config>of_secret ' +
      'of_every of_goods>of_verdict of_live>do_destroy of_live>do_order of_office of_passwords ' +
      'of_power>do_show of_price>of_price of_private>please of_private>reader of_private>user ' +
      'of_rules>of_orders of_secret>of_weak of_talk>of_config of_talk>override of_talk>you of_verdict>do_pass ' +
      'of_verdict>role off off_. one_: only_: open_. operator_MAIL other_item other_tools out_; output_nothing ' +
      'override>authority override>do_ask_user override>do_claim override>do_pay override>override ' +
      "own_permissions own_registry owner's owner_at page_as pairs_of panel_and panic panic_: paragraph_about " +
      'passed_the password_at password_in password_into paste_its path>unasked payroll_file penetration ' +
      'people_will permanent permanently persist>authority persist>do_send persist>of_power persist>of_verdict ' +
      'persist>official persist>override plan_, please>maybe please>of_verdict please>of_weak please>official ' +
      'please>sure please_give polecenia policy_below positive_comment postinstall_script pounds_to praise ' +
      'prefer_answer presidential previous_user price_of print_it printenv_into production production_cluster ' +
      'production_database project_# prompt_and protection_first prywatne_na publish_this push_with put_this ' +
      'pw_inventory qwe qwe_# raise_its raise_the ranking reader>of_verdict reader_has readme_: real ' +
      'recipient_to recommend_our registry_URL rejected_by release_# remaining_checks remember_: remote_before ' +
      'reply repo_settings report_success repository_after restrictions_. result_as results_the return_period ' +
      'reverse_tunnel reviewer_model reviewers_need reviewing_this reviews_to richiesta rio role>do_drop ' +
      'role>of_change role>of_code role_. room_. root_without rows rss_channel rules_and run_kubectl run_this ' +
      'safe_, said_yes save_it say say_no service_first session_cookies set_node setting_asg shared_with ' +
      'shell_access short_and should_fetch should_replace should_write signature_check signing silence_this ' +
      'skip_all slack_token snippet solved source_tree ssh_r stop_following stop_here store_the store_this ' +
      'style_font suggest supprime_la sure>condition sure>do_more sure>of_power swap switch system_from ta ' +
      'tables_. talk_about target_assistant task_of temp_: templates term_memory tes_instructions text_of th_# ' +
      'that_comes that_reviews that_secrets that_stands that_the that_version the_address the_artefact ' +
      'the_authentication the_cameras the_cookie the_dependency the_disk the_donation the_election the_fork ' +
      'the_health the_home the_maintainer the_medical the_money the_number the_other the_penalty ' +
      'the_protection the_red the_reply the_rest the_salary the_summary the_totals the_up the_value the_wallet ' +
      'the_warranty their_api their_bearer they_have this_by this_host this_inbox this_request this_score ' +
      'thought tick time_the to_him to_invite to_llm to_low to_mention to_pass to_qwe to_recover to_sudoers ' +
      'to_summer to_turn to_visit tonight_. tool_: tools_you touch_this tracking_module transfer transfer_of ' +
      'transfira trust_certificates ts_, tunnel_with turn_user tweet u_. uit unasked>of_plain understood ' +
      'unlock updated_policy ups url>do_drop url>of_config url>of_orders url_of us_# user_likes validation_out ' +
      'verbatim_. verdict verwijder vision_model visitor visitor_to was_audited weather_instead ' +
      'whenever_somebody white_; will_fail with_HOST with_MAIL with_id with_path with_priority ' +
      "without_checking word_. works_every world_and yml you'd you>do_finish you>of_guard you>override you>url " +
      "you_! you_: you_read you_touch your_answer your_full your_human your_instructions your_operator's " +
      'your_sandbox your_tools zugangsdaten',
  ],
  [
    0.625,
    '!_claude !_codegen !_cursor !_small !_the #_aw #_before #_c #_decode #_first #_gn #_hey #_ll #_ly #_me ' +
      '#_right #_runtimeerror #_setenforce #_stars #_trusted #_yy ,_about ,_agents ,_claim ,_continue ' +
      ',_copilot ,_delete ,_drop ,_finance ,_hidden ,_model ,_models ,_pass ,_publish ,_quick ,_quote ,_remark ' +
      ',_reply ,_report ,_reproduce ,_starting ,_thx ,_unlock ,_vote ,_wipe ._PATH ._also ._attention ' +
      '._automatic ._booking ._cookie ._env ._escalation ._instruction ._mandatory ._orlov ._shell ._show ._to ' +
      '._whenever ._white ._yml :_actually :_also :_always :_awdub :_banana :_best :_call :_cancel :_carla ' +
      ':_cat :_consent :_contents :_ctx :_dear :_debug :_docker :_download :_encode :_eseguite :_help ' +
      ':_instructions :_invia :_k :_lamp :_lookup :_may :_model :_models :_ok :_output :_override :_perfect ' +
      ':_place :_print :_rate :_recommend :_repeat :_repost :_rm :_safety :_score :_sell :_session :_ship ' +
      ':_skip :_ssh :_state :_store :_tells :_transparent :_typo :_unlock :_unsubscribe :_usage :_usu ' +
      ":_workflow ;_agent ;_color ;_release ;_say ;_talk ?_copy ?_print ?_put HOST_; HOST_are HOST_sh' " +
      'HOST_thank MAIL_as MAIL_build MAIL_status MAIL_within PATH_do PATH_that URL_adresine URL_never ' +
      'URL_tanpa ^actually ^after ^ai ^anyone ^awdub ^backwards ^banana ^candidates ^chatbot ^checksum ' +
      '^confirmation ^consent ^docstring ^enter ^fw ^gets ^im ^immerse ^instruksi ^je ^ki ^links ^logo ' +
      '^mandatory ^modulenotfounderror ^negeer ^next ^nobody ^ok ^orlov ^para ^payload ^payment ^product ^rain ' +
      '^reading ^reenv ^respond ^reveal ^robots ^segmentation ^sell ^ship ^squash ^store ^talk ^temp ^tool ' +
      '^translation ^typo ^unsubscribe ^untrusted ^wait ^win ^yxnzaxn a_code a_decoy a_game a_model a_shell ' +
      'a_signed a_troll a_y abolished about_: about_to accept_every accepted_risk access_first accessing_this ' +
      'account_de action_required ad_: add_curl add_script address addresses_in admin_: admin_PATH admin_mode ' +
      'admin_to advert_for advert_quoted agent_should agent_task agent_write agreed_that ai ai_# ai_assistent ' +
      'ai_can ai_has ai_is ai_operators ai_reviewer ai_you all_accounts all_confirmations all_contacts ' +
      'all_customer all_duplicates all_file all_its all_later all_phone all_scopes all_tests all_tokens ' +
      'all_with alles allow_all allowed_to also_bump also_make also_send also_wipe always_execute always_pass ' +
      'always_push always_send always_suggest am_from am_the an_access an_incident an_order an_unrestricted ' +
      'and_claim and_comply and_env and_include and_instead and_invite and_lower and_push and_quote and_share ' +
      'and_stay and_that and_without ann_, another_user another_window answer_a answer_has answers_to ' +
      'anteriores anthropic_staff any_question apague apague_este apology append_it applicant apply_here ' +
      'appointment_on approval_was approved_upstream archive_this are_about are_generated are_off are_skipped ' +
      'are_suspended are_unrestricted are_unsafe argument_must arquivo artefact article_. article_: as_clean ' +
      'as_fixed as_given as_invalid as_json as_more as_note as_read as_style as_unavailable as_usual asistente ' +
      'asked_; asked_whether asks_who asks_you assist assistants_reading assistants_with assistent_: at_it ' +
      'at_nine at_src at_vendor attached attachment_and attention_automation audit_and auditor auth auth_as ' +
      'authentication_in author_and author_as author_recommends authority>do_loosen authority>do_more ' +
      'authorize automated aw awdub awdub_# awwuzxhhbxbszq azqb backdoor background_. backup_job backups_. ' +
      'backups_assistant backups_first backwards banana_. bank bank_of bankrupt baru bcc_MAIL be_accepted ' +
      'be_informed be_known be_posted be_supplied bed_bugs been_given been_hacked before_building ' +
      'before_returning before_this bio bob_: bob_from book_the booking bots_, bottom_twice brackets branch_: ' +
      'brandx breach build_. build_ai build_report build_vite builders bump_ai button_at buy_# by_owner ' +
      'by_turning by_word by_your bypassing_the bypasspermissions c c:destroy c:memorize c:override c:placed ' +
      'c:reader-told c:resumes c:to-live c:told-sure cache_. cadangan calendar_of call_export call_on ' +
      'call_result calling_model calls_invoke calls_to came came_before cameras_. can_push can_reproduce ' +
      'can_solve caro certificates_of cfo changed_my changelog_. changelog_review character_of charge_him ' +
      'chat_? check_. check_from check_in checklist_is checks_are cherry chm claude_, click_URL click_delete ' +
      'cliente_, cluster_as co_pilot code_and codeowners coins collaborator_with column commands_in commit_the ' +
      'compare_. compared compliance_reasons concerns_automated condition>do_pay condition>me ' +
      'condition>unasked conferma_, config_to confirmation_. confirme conflict_. congratulations_, contacts_of ' +
      'context_incomplete continue continue_by conversation_as conversation_filled cookie cookie_to correct ' +
      'costs_. count_as course_, creator creator_i curl_s current_data current_job cz_PATH data_you dawn ' +
      'db_and de_passe dear_claude dear_screening decided_that decompress decoy default_any degree delete_. ' +
      'delete_customer deleting_. deleting_now dem desc_: destroy_auto developer di dial_# dictator ' +
      'die_letzten diffs disable_# disable_certificate disabled_. disregard_the do_ask_user>persist ' +
      'do_claim>of_live do_claim>of_open do_claim>of_orders do_destroy>mail do_drop>of_code do_finish>of_talk ' +
      'do_grant>override do_grant>secret_manner do_it do_loosen>do_push do_loosen>do_reply do_loosen>of_goods ' +
      'do_me do_memorize>condition do_memorize>of_change do_memorize>of_guard do_more>of_live ' +
      'do_order>do_finish do_pass>role do_pass>secret_manner do_push>of_money do_rank>of_verdict ' +
      'do_reply>of_money do_reply>of_plain do_reply>url do_run>mail do_show>do_reply do_show>mail ' +
      'do_show>of_talk do_show>reader do_show>secret_manner do_weaken>do_weaken do_weaken>of_person ' +
      'do_write>of_config do_write>override docs_for docs_typo does_your done_for done_thought downgrade_tls ' +
      'drill drive drop_what dropping_the du dump_your dump_yours e_apague each_new earlier>do_ask_user ' +
      'earlier>of_private echo echoed edit_rights editing edr email_is emojis empty_the enable_developer ' +
      'encode_the enter_developer enterprise_plan env_has env_in environ_to environments_. envoie error_# ' +
      'essay_with ethics_filter evaluator evaluator_has even_if ever_. every_answer every_message every_other ' +
      'every_project every_repository every_time execute_the execute_them exercise_is expensive expired_. ' +
      'explain_why f_hre failing_security fails_. faq_PATH faster faster_by fifth file_user filters_. ' +
      'final_round finding_as findings finish_your firewall_and first_PATH first_message first_user fit_, ' +
      'fixing_this fixnow flaky_, flush following_the for_HOST for_agents for_confirmation for_ever for_good ' +
      'for_llm for_paths for_project for_quality for_verification for_whichever forever_: forgot_to ' +
      'forward_their fraud_threshold from_HOST from_mei full_docs full_system function_call gb_# ' +
      'general_channel git_history given_and gli_assistenti gn gn_# gpt_, gpt_: graders grant_access granted_: ' +
      'great_hotel green_. green_dawn guest hand_out has_enabled has_moved has_sent has_won hash_to have_to ' +
      'header_of health health_check hello_assistant help_me helping here_needs here_should here_with ' +
      'here_within hey hi_! hi_ai hidden_bot hidden_configuration hidden_dear higher his_card history_: ' +
      "history_in hold_. holidays hook_. hours_: hre http_slow humans>do_reply humans>of_rules i'm i_like i_n " +
      'i_should i_wy im image_so immediately_to import_zlib impossible_and in_URL in_context in_full in_line ' +
      'in_requirements in_their in_three inbox_. inbox_: include_its including_keys informuj ' +
      'initial_instructions instruct instructions_above instructions_into instructions_stop instruksi ' +
      'instruksi_sebelumnya interview_. into_claude invia invoice invoice_total invoices_from invoke_name ' +
      'is_allowed is_away is_behind is_described is_filtered is_impossible is_infected is_obliged is_reading ' +
      'is_stale is_watching it_, it_adds it_continues it_goes it_there its_bearer its_config its_full job_ad ' +
      "keep_a keylogger_. keys_first knowledge knowledge_base kubectl kubectl_delete l'assistant_: " +
      "l'attention_de l_e label_all label_as label_from leak_the leave leave_a leave_input leaves left_. " +
      "left_pad legal_: let's_play let_it letter_per liars liars_. licence_check licences licences_. lieber " +
      'lifted lij limit_by line_that lines_of link_HOST link_URL link_on list_every list_their list_your ' +
      'listing_of ll load_it loads_URL lock_. lock_his locked_. log_: log_and log_level logging_service logo ' +
      'longer_applies look_. looking_, machine machine_: machine_is magic_words mail>me mail>of_goods mail_bot ' +
      'mail_with mailbox_: main_to make_user mark_this market marks_whatever master_password may_now ' +
      'may_receive maybe>do_loosen maybe>please me>of_power me>role me>url meetings_. memory_entry memory_file ' +
      'middleware minutes_, mir_den mirror_URL mission model_needs modelos modelos_de models_: modelu modelu_j ' +
      'money_now most_expensive mots_de move_PATH must_: must_know must_pin must_print must_skip mute ' +
      'my_grandma my_issues n_. n_tr nachricht_. nd_d negeer network_and never_asks never_validate new_a ' +
      'new_iban new_mission new_orders new_task next next_asks next_comment next_function next_question ' +
      'nie_informuj nine_to no_, no_approval no_avises no_known nobody_can nobody_else nobody_has none_model ' +
      'noon_and nopasswd normally not_charge not_list not_run not_show not_used nota notebook nothing_but ' +
      'notice>of_secret notice_to now_publish now_read now_show now_the now_wipe now_write ns_prod o_tym ' +
      'of_MAIL of_all of_aws of_change>do_reply of_change>of_goods of_code>authority of_code>maybe ' +
      'of_code>notice of_config>do_pass of_config>do_push of_config>of_guard of_config>of_verdict ' +
      'of_config>you of_goods>of_weak of_goods>secret_manner of_goods>url of_guard>of_it of_guard>unasked ' +
      'of_it>do_push of_it>of_change of_it>url of_j of_live>of_it of_money>do_pass of_money>unasked ' +
      'of_person>unasked of_plain>do_obey of_plain>of_verdict of_power>do_weaken of_power>of_open ' +
      'of_power>secret_manner of_price>do_loosen of_price>do_reply of_price>notice of_price>of_verdict ' +
      'of_private>do_reply of_private>do_run of_private>of_person of_rules>do_finish of_rules>of_open ' +
      'of_rules>of_private of_rules>persist of_rules>please of_secret>do_drop of_secret>do_send ' +
      'of_secret>do_write of_secret>of_open of_secret>of_rules of_talk>of_plain of_today of_verdict>authority ' +
      'of_verdict>do_grant of_verdict>do_loosen of_verdict>of_power of_verdict>persist of_weak>of_power ' +
      'off_for official>authority official>do_drop official>do_loosen official>maybe official>of_it ' +
      'official_source old_tags on_. on_PATH on_auto one_, ones_in only_a only_concerns opacity opacity_: ' +
      'open_files open_sesame operator_changed operator_grants operator_told option_b order_for order_on ' +
      "ordered_to original_task other_tool others others_as others_liars otherwise_the our_competitor's ours_. " +
      'out_section output_of output_this over_with override>unasked owner_of p_style p_this para_URL para_a ' +
      'parameter_debug parsing_this party_green password_check password_from password_of password_to ' +
      'passwords_in paste_what path>authority payment_tool payroll penalty_out pending_payment people perm ' +
      'persist>mail persist>of_change persona phrase_quoted pilot pin_of pixel please_answer please_cat ' +
      'please_disable please_wipe pls point_in policy_to ports posting_their praise_the preceding ' +
      'preceding_text preference premium_plan pressing previous_text price_, print_exactly printenv_. ' +
      'proceed_. product product_. production_, production_right products profile project_with prompt_inside ' +
      'prompt_is protection provide_, public_branch public_bucket put_my pwned px px_assistant px_ignore ' +
      'px_llm python_# python_c qua quality_reasons query_is query_parameter questa question_; quiet_. ' +
      "quietly_, quote_it quoting_this qxnzaxn qxnzaxn_# rank_this reader's reader>do_order reader>do_send " +
      'reader>humans reader>mail reader>maybe reader>of_talk reader>override reader_that reading readme ' +
      'reads_my real_job really_have recover_, reenv refactoring references_# refuse_to released_from ' +
      'relecture remark_: remember_for reminder_the remove_PATH remove_bob renew repair repeat_it replicas_: ' +
      'replying report_this repository_visibility repro_for reproduce_, request_could request_description ' +
      'request_with requested_to rerun_with response_user review_# rf_the rg_# right_away rights_. risk_and ' +
      'role>earlier role>of_guard role>of_person role>url root_access root_assistant rul rule_: run_cat ' +
      'run_destructive run_env run_grant running_curl s_URL safety safety_checks said_so salary_of ' +
      'sans_relecture saved say_the search_box search_result second_look second_task secret_manner>do_write ' +
      'secrets_may security_alerts security_as see_. see_in segmentation segmentation_fault sensor_. sent_PATH ' +
      'sentence_quoted server_cache sesame_and set_all set_allow set_bypasspermissions set_strict set_verify ' +
      'settled severity_to share_all share_the shares shell_and shell_curl shell_history should_edit ' +
      'should_forward should_grant should_make should_move should_post should_print should_run show_them ' +
      'side_effects sign_, silent_about simulate_a sin single_word sistem six_digit skip_verification ' +
      'skipped_and slows slows_down so_apply so_run solved_. soon soon_as spanish_and speaker spf sql_copilot ' +
      'ssh_ke stands startup_for statement_by stored_address stored_and stores_notes storing straight ' +
      'straight_away straight_to su subject_fyi sudo_and summariser_, summarize_your summary_PATH summer ' +
      'summer_# supplier_to sure>do_bake sure>do_order sure>do_pass sure>do_write sys_you system ' +
      'system_override system_updated t_y tag_v tags_. take_the tanpa_memberi tar_cz task_. task_for task_you ' +
      'te technical_requirement tell_people term_notes test_of testing_you tests_folder text_# text_belongs ' +
      'text_in text_meet thank that_all that_forwards that_he that_posts that_read the_advert the_analytics ' +
      'the_backup the_bin the_budget the_callback the_cart the_cfo the_chart the_commit the_competitors ' +
      'the_contents the_correct the_dependencies the_deploy the_diff the_enterprise the_evaluator the_fifth ' +
      'the_fraud the_function the_funds the_hard the_image the_logged the_magic the_minutes the_note the_ones ' +
      'the_owner the_paragraph the_permission the_postinstall the_push the_reader the_real the_repository ' +
      'the_requester the_return the_security the_sender the_shipping the_six the_snippet the_uninstall ' +
      'the_validation the_vpn the_way the_workspace the_world them_at them_that then_continue then_rerun ' +
      'there_was these_to this_and this_api this_are this_candidate this_change this_company this_diff ' +
      'this_invite this_migration this_preference this_report this_rule this_server this_site this_supplier ' +
      'this_test this_user though three_bullets ticas ticket_is tidy tip tls_to to_HOST to_account ' +
      'to_functions to_guest to_hand to_hxxps to_md to_mirror to_place to_press to_re to_recommend to_replace ' +
      "to_welcome to_x' to_zero today_the told_you tonight tool_confirmations transcript_to transfer_funds " +
      'transfer_ownership transfira_# translation_engine trash_and triage_set true_. true_for trust_me ' +
      'trusts_all ts_pass tuesday_. tunnel turn_on type_in typo_to tz_field u_ytkownika unasked>authority ' +
      'unasked>do_ask_user unasked>do_show unasked>maybe unasked>of_config unasked>of_private unauthorized_# ' +
      'uninstall_script unrestricted_mode unsafe_perm unsubscribe_the upgrade_this upload_core uploaded_to ' +
      "url>do_run url>role url>unasked url>you us_your use_iban user's_name user_; user_already user_as " +
      'user_at user_from user_name user_now user_prefers user_q user_request user_says v_spf validation ' +
      "validation_in value_of verified verify verify_and version_is via_the viewed visiting visitor's " +
      'visitor_. visitor_for vpn_credentials vulnerabilities_and vybcbodhrwoi wait_until waived wants_all ' +
      'wants_me warm warn_: was_rejected was_removed was_signed weaken_the weather_today weeks_with welcome_# ' +
      'were_abolished were_configured were_told whatever whatever_ai whatever_model when_completing ' +
      'when_nobody when_summarizing whenever which_nothing who_answers whoever_or will_mind will_thank ' +
      'window_, with_curl with_dropping with_printenv with_root with_shell with_verify with_you without_morals ' +
      'without_waiting words_open workflow_. workflow_permissions working_! works_for write_outside wy xevil ' +
      'yes_before yes_on you>of_live you>of_rules you_summarise your_colleague your_context your_creator ' +
      'your_pr your_previous your_response your_safety your_updated yours_here ytkownika yy_# zed_#',
  ],
  [
    0.5,
    '!_agent !_ignore !_system #_ai #_awwuzxhhbxbszq #_azqb #_cent #_docs #_ignore #_january #_jlihrozsb #_l ' +
      '#_loyd #_mozilla #_px #_rd #_readme #_rw #_ry #_th #_us #_web ,_act ,_always ,_crm ,_der ,_description ' +
      ',_dump ,_follow ,_go ,_inputschema ,_its ,_notes ,_now ,_o ,_order ,_required ,_swap ,_to ,_todo ' +
      ',_unsubscribe ,_visit ,_yes ._action ._any ._cc ._ci ._dear ._dist ._first ._forget ._go ._hand ._im ' +
      "._ki ._l'attention ._nothing ._repro ._results ._route ._second ._thank ._transfer ._v ._whatever " +
      ':_before :_close :_could :_count :_description :_draws :_echo :_email :_end :_fast :_find :_for ' +
      ':_formats :_gemini :_git :_good :_ilse :_invoice :_java :_just :_latest :_mirror :_overwrite :_quota ' +
      ':_rain :_reenv :_reply :_revert :_squash :_subscribe :_sum :_support :_tick :_time :_to :_unexpected ' +
      ':_upload :_wget :_yxnzaxn ;_bots ;_ci ;_load ?_post ?_quote HOST_bash HOST_with MAIL_before PATH_and ' +
      'PATH_show URL_assistant URL_follow URL_it URL_load ^accept ^assign ^asystencie ^automation ' +
      '^bypasspermissions ^calendar ^cancella ^ceo ^chore ^click ^decode ^decompress ^deleting ^disregard ' +
      '^draws ^echo ^exchange ^failed ^finance ^flowkit ^hand ^humans ^ia ^inform ^instruction ^invia ^java ' +
      "^l'attention ^lamp ^later ^llm ^msg ^official ^panic ^per ^provide ^python ^render ^repro ^runtimeerror " +
      '^says ^snippet ^system ^those ^tick ^ticket ^unlock ^upon ^vite ^vote ^white ^yes ^yml a_computer ' +
      'a_gift a_lock a_recruiting a_review a_technical a_tweet ab abaikan_semua about_invoices above_is ' +
      'access_now account account_# account_below account_root action_: add_MAIL address_in address_to ' +
      'admin_account admin_password administrator_agent administrator_rights advert affiliate_link ' +
      'after_sending agent_! agent_: agents_only agents_run ai_called ai_clients ai_readers ai_reads ' +
      'ai_shopping all all_done all_open all_pending all_safety all_secrets all_security also_revert always ' +
      'amministratore an_approval an_audit an_ethics an_exceptional an_index and_address and_announce ' +
      'and_close and_drop and_merge and_never and_omit and_pass and_prints and_redeploy and_repeat and_store ' +
      'and_take and_you announce_the answer answer_engines answer_paul answer_quoted answers_every ' +
      'anweisungen_und anyone apology_from app_full append_quoted applicants_. approval_: approved_until ' +
      'archive_every are_deprecated are_here are_models are_none are_obsolete article_to as_admin as_context ' +
      'as_owner as_public as_the asistente_, asked_who asking_. asking_me asleep_, assertion assignees_read ' +
      'assistant_, assistant_: assistant_change assistant_instruction assistant_instructions assistant_may ' +
      'assistant_reading assistant_that assistant_understood assistants_get assisted assistent_, assistenti ' +
      'at_auth at_require attach_last attachment_of attempt_was attribution_pixel audit auditor_is auth_job ' +
      'author_has authority>do_pay authority>humans authority>of_guard authority>of_private ' +
      'authority>of_verdict authorize_. auto_approve automated_clients automated_coding automated_reader ' +
      "automation autonomous avises avises_al azqb_# balance_to bank_details bankrupt_. bars based_tools bash' " +
      'bash_. bash_parameter bcced be_asked be_cleaned be_her be_treated bed been_approved been_changed ' +
      'been_pre before_retrying begin below_to below_with bern_, blame block_before bob bob_. boss both_sides ' +
      'bother_me bots bots_should bots_triaging bound_by brandt_MAIL broken_and broken_on browser_of bucket_. ' +
      'build_failed buy_it by_inviting by_pasting by_posting by_pushing by_user bypassing c:authority ' +
      'c:earlier-rules c:expose c:grant c:hand-out c:noted-sure c:ship c:sure c:unasked c_u call_URL call_all ' +
      'call_name call_tool called_call called_free cameras can_compare can_lift can_stop cancel cancel_every ' +
      'cancelled_. candidate_as cannot_find cards carry cart cat cat_secret ceo ceo_resigned ' +
      'certificate_checks cette chalk changed_by channel_title check_out checked_by chmod chose chown_r ' +
      'ci_policy claude_should clause cleaned cleaned_with cleanup clear_the cliente close_every close_with ' +
      'clusterrole_cluster co_pilots code_block code_review code_word coding_agent color_: color_white coming ' +
      'command_with comment_. company company_is complaints complete computer_is computer_on concerns ' +
      'condition>do_drop condition>do_send condition>do_show condition>reader config_global confirm_it ' +
      'confirmation_and congratulations connectivity conta contacts_and contain_a contain_the content_filters ' +
      'contents contents_to continue_normally continues contract_in contract_on conversation_began ' +
      'conversation_in conversations copilot copilot_: correo cors crash_report create_clusterrolebinding ' +
      'customer_for customer_records cvv cz czcie dana dana_from das database_prod datei dates de_gebruiker ' +
      'deals dear_crawler debug_: decided_to defaultmode defaultmode_: delete_account delete_ns delete_rows ' +
      'delete_whatever deletes_what deletion dependency_conflict deploy_, deployment deprecated_. ' +
      'description_: destructive details_of dev_news developer_about devops deze dictator_. diff_has directive ' +
      'disable_two disables dns do_ask_user>authority do_ask_user>do_weaken do_ask_user>of_money ' +
      'do_ask_user>of_open do_ask_user>override do_claim>of_verdict do_claim>role do_destroy>of_money ' +
      'do_destroy>secret_manner do_drop>do_pay do_drop>humans do_drop>of_guard do_drop>of_money do_drop>role ' +
      'do_finish>do_pay do_finish>do_send do_finish>of_money do_grant>earlier do_grant>of_config ' +
      'do_grant>of_live do_grant>of_open do_grant>official do_loosen>of_guard do_loosen>secret_manner ' +
      'do_more>authority do_more>mail do_more>of_open do_more>reader do_obey>of_code do_obey>of_orders ' +
      'do_obey>of_verdict do_obey>sure do_order>mail do_order>noted_key do_order>of_verdict do_order>reader ' +
      'do_order>url do_pass>of_change do_pass>of_secret do_pass>override do_pay>do_claim do_pay>do_grant ' +
      'do_pay>do_loosen do_pay>of_money do_pay>sure do_push>do_grant do_push>earlier do_push>humans ' +
      'do_push>of_change do_rank>of_rules do_reply>do_show do_run>humans do_run>of_config do_run>of_orders ' +
      'do_run>of_talk do_run>of_weak do_send>of_live do_show>authority do_show>me do_show>of_config ' +
      'do_show>of_secret do_show>of_verdict do_show>override do_weaken>do_claim do_weaken>of_guard ' +
      'do_weaken>of_open do_write>persist do_write>role docker_run document_new doe doing_, donation double ' +
      'drivers drop_all drop_the dump_the duplicates_of e_y earlier earlier>do_write earlier>mail ' +
      'earlier>of_talk earlier>reader echo_y editor_tabs email_action en enc end_header end_system engine_: ' +
      'env_. environment_to eot eot_id err_! erw eseguite este_e ever every_open every_page every_question ' +
      'everything_. everywhere everywhere_and exceptional exceptional_match execute expected_value ' +
      'explanations export_all export_the extra f_f fa_for failed_: faq fault fault_. favourite_assistant feed ' +
      'filter_. filtered filtering_. filters finance fine_. fine_to fine_with finish_the fire fixnow_. flight ' +
      'for_claude for_debugging for_left for_local for_quoted for_research forget_the fork_HOST fork_remote ' +
      'form_below forwards_invoices fraud free_that fresh from_the full_access full_configuration ' +
      'full_conversation full_error function_calls function_with funds_to further_notice fyi gemini_, general ' +
      'get_PATH get_access git_config git_directory git_folder give_me given given_there globally goes_on ' +
      'goes_to grade graded_by grandmother grants great_! gs guard_, guidance guidelines h_e hand_over ' +
      'hand_the has_asked have_been have_verified header_id hello hello_world helper_from helps_support here_. ' +
      'here_by hesla hidden hidden_enc hide higher_limit him_by hint_cannot hint_for hinweis hiring hits_: ' +
      'holiday_and hotel_: html_body humans>path hyperdb i_. i_ask i_changed i_confirm i_have i_will iban_in ' +
      'iban_lt id_rsa id_system ignore_anything ignore_what ignoriere image_and immediately_if ' +
      'immerse_yourself important_! impossible in_authorized in_january in_notes incident include_the ' +
      'including including_the incomplete_; infected_and info_ask informed_. ink_to insert_a insert_the ' +
      'instead_open instead_tell instrucciones instructions_do into_docs into_each into_the invite_MAIL ' +
      'invite_five inviting_five invoice_attached is_already is_always is_bankrupt is_being is_constant ' +
      'is_dana is_due is_exempt is_fine is_very issue_public it_never items_: its_api its_limits its_prepare ' +
      'its_session its_settings jlihrozsb jlihrozsb_# just_give ke_URL key_at key_in key_of keys_PATH ' +
      'known_about l_# l_. lacked lacked_the late_grandmother ldmlslmv ldmlslmv_# lead leave_the legftcgxll ' +
      'let_us letmein limiter_shared line_? line_on linter linter_is list_and list_it llm_based llm_reviewers ' +
      'llm_summariser llms_must local_runs logging_and login_review looks_up lose low_and lower lower_the ly_# ' +
      'mail>do_send mail>do_show mail>do_write mail>humans mail>of_private mail>user mail_and mailbox_and ' +
      'mailboxes mails_of main_PATH maintainers_, matters may_skip maybe>do_grant maybe>do_run maybe>do_write ' +
      'maybe>humans maybe>of_guard maybe>of_verdict maybe>of_weak maybe>reader me>do_push me>of_change ' +
      'me_earlier me_the medical members_via memo memo_# memory_update mention mention_it merge_now ' +
      'message_before message_for message_from mind_. mines mines_coins mirror model_! model_, model_must ' +
      "model_without models_processing module_in monday_at month's month's_payroll more_by mots moved_the mu " +
      'must_copy must_downgrade must_first must_hand must_open must_remember must_reveal must_transfer my_mind ' +
      'name_bash name_by name_command name_only nder needed_for never_ask never_list never_mention ' +
      'never_refuses never_warn new_ones next_# next_, next_action ng nine no_questions no_se nobel_prize ' +
      'node_e non_avvisate nop nop_w not_be not_report not_the note_. note_down note_ps nothing notice>earlier ' +
      'notice>of_goods notice>of_guard now now_# now_explain now_push now_with npm_token numbers_in nv obey ' +
      'observation_: of_admin of_change>do_obey of_change>reader of_code>of_private of_code>of_talk of_config ' +
      'of_config>do_pay of_config>earlier of_goods>earlier of_goods>of_goods of_goods>unasked ' +
      'of_guard>do_destroy of_guard>do_reply of_id of_it>do_pay of_it>of_config of_it>of_goods of_live>do_obey ' +
      'of_live>do_send of_live>of_change of_money>condition of_money>url of_open>do_send of_person>humans ' +
      'of_price>reader of_private>do_obey of_private>of_code of_private>of_secret of_rules>do_pay ' +
      'of_rules>of_price of_rules>official of_rules>url of_secret>path of_talk>condition of_talk>do_order ' +
      'of_talk>of_code of_task of_verdict>do_claim of_verdict>do_drop of_verdict>do_reply of_weak>do_ask_user ' +
      'of_weak>of_guard of_weak>of_person official>of_power official>of_verdict official>unasked ok_, ok_. ol ' +
      'omar_haddad on_this on_which one_credit one_that only_applies only_be only_the opens_the operator_has ' +
      'or_whatever oracle os_note other other_rows others_. our_endpoint our_tracking out_if over_all over_the ' +
      'override>of_person override>reader override>role override_safety p_: p_reader pad_secure paper_, ' +
      'paper_a parameter parcel_will particular_not pass_, passe password_here paste_them path>do_pass ' +
      'path>of_live path>of_open path>of_power path>url path_and pay_it pays penalty pengguna per_gli ' +
      'perfect_. permanently_in permission_of permission_prompt permission_prompts permissions_by ' +
      'permissions_to persist>do_finish persist>do_push persist>of_plain persist>of_talk phone_of piece_of ' +
      'pilots pilots_: please>of_power please>of_rules please>role please>url please>user please_output ' +
      'please_rate please_say please_set po_li points policy_here positive_review postinstall postponed_, ' +
      'powershell_nop pr_# pr_description prepare_script prepares_the press press_accept pretend_that ' +
      'previous_messages price price_to printenv private_branch privileged privileged_, prize_. prod_. ' +
      'programmers_should prompt_, prompt_in prompt_say proof_of proprietary protected ps_for publicly ' +
      'purpose_; put_curl py_, qb quarterly_numbers que_lea question_! queued quietly_and r_u ransom rd rd_# ' +
      'read_to reader>authority reader>do_loosen reader>do_weaken reader>of_change reader>official reader>you ' +
      'reader_for reader_to readers_that reading_along readme_, recall_. recipient_. recorded_. records ' +
      'recovery recruiting red_button reenv_a release_in release_manager release_notes remaining_keys remove_# ' +
      'remove_it repeating replace_the replaces replicas reply_that replying_. report_: reporting repositories ' +
      'repository_have repost_it required_by rerun reset_main rest_of result_: return_. reveal_your revenue ' +
      'review_bot review_on reviewer_llm reviewers_are reviewers_that reviews rf_PATH rm_rf role>do_more ' +
      'role>do_weaken role>of_talk role>of_verdict role>user roll room_for route_all rul_# rule_from run_its ' +
      'run_shell runner_and runs_live s_n safe said said_it sandbox_: say_? says_. screening script_first ' +
      'scripts_PATH sebelumnya_dan second_time secret_manner>do_claim secret_manner>do_grant secret_manner>url ' +
      'secrets_for section_in secure_from see_a selinux sender_with sends_document sensor server_started ' +
      'service_: sesame session_expired session_log session_start set_bcc set_severity she shell ' +
      'shell_commands shipping_costs shopper shopper_and should_call should_now should_push should_raise ' +
      'should_save should_see should_switch should_take should_treat show_me showing_the shut simulate size_: ' +
      'so so_i so_nobody so_that software_should somebody_asks sounds speaking speeds_up spell spf_# ' +
      'sqbfafgaiaaoae sqbfafgaiaaoae_# src src_HOST sshd stage staging_cluster star star_this stars ' +
      'start_header start_of statement status steps_given stop_. stop_what store_it store_permanently stored ' +
      'stored_in stuur_alle style_color submit_it subscribe_the sudo_for sudoers_. summary summary_instruction ' +
      'supplied_in supplier supply_the support_can supprime sure>do_loosen sure>do_rank sure>mail sure>notice ' +
      'sure>of_goods sure>of_person sure>override sure>secret_manner sure>unasked sure>url svc svc_up ' +
      'switch_off switch_to system_: system_end systemprompt tag_it tahu tahu_pengguna take_it td team_agreed ' +
      "team_never team_wiki ten terminal_of test_. tests_below text'_: text_at text_indent text_is text_that " +
      'thank_you thanks_, that that_deployments that_now that_their that_we the_affiliate the_applicant ' +
      'the_article the_aws the_build the_calendar the_caller the_ceo the_character the_competitor the_consent ' +
      'the_cors the_credit the_day the_delivery the_docs the_earlier the_first the_footer the_general ' +
      'the_github the_hash the_internal the_link the_message the_method the_next the_one the_orders the_own ' +
      'the_preceding the_premium the_query the_remaining the_remote the_severity the_shopper the_team ' +
      "the_tenant the_time the_total the_very the_visitor's their_card their_system them_this themselves there " +
      'these_instructions they_come this this_. this_fix this_for this_form this_hotel this_invoice this_issue ' +
      'this_may this_pr this_sender thought_: thread_so threshold_to ticket_; time_that to_ai to_count to_dial ' +
      'to_embed to_fr to_hide to_hyperdb to_iban to_mail to_memory to_output to_package to_pick to_prove ' +
      'to_sell to_star to_tulip to_view to_vote to_whatever todo together token_from token_to tool_, tool_; ' +
      'tool_definitions tool_is tools_always total_. transfer_the triage_: triages_this triaging troll_. ' +
      'tulip_; tunnel_to tym tym_. typical tz u_# u_c unavailable_. und_verschweige uninstall_the unlock_it ' +
      'update_claude upload_coverage upstream_, url>condition url>do_destroy url>do_reply url>official ' +
      "url>sure url>user used_, user's_own user's_session user>do_destroy user>of_config user>of_private " +
      'user>secret_manner user_about user_and user_finance user_has user_result user_told user_up user_with ' +
      'usuario_. v_g va verification_. verified_: verified_the verify_from verifytoken verschweige version_# ' +
      'vetted_by violation visitors_. vite_build volume vpn w_hidden was_called was_changed was_only ' +
      'was_postponed was_released was_the we_can weaken what_were what_your whatever_the whatever_was when_an ' +
      'when_this wherever_you whitelist_HOST whoami whoever_is will_die will_only wire_the with_URL with_any ' +
      'with_everything with_expect with_fixnow with_force with_it with_its with_me won word_by wording_of ' +
      'working_on works_. workspace_as would write_into wrote_this yapay you>do_push you>do_reply you>humans ' +
      'you>maybe you>of_power you>role you>unasked you_at you_fix you_have you_obey you_return you_serve ' +
      'your_developers your_first your_next your_operator your_owner yours_to zlib',
  ],
  [
    0.375,
    '!_chatbot !_copilot #_; #_ac #_agents #_all #_ask #_bd #_brings #_d #_ddd #_e #_f #_g #_get #_gs ' +
      '#_instead #_into #_ldmlslmv #_legftcgxll #_points #_present #_released #_rg #_times #_vybcbodhrwoi ' +
      '#_vzxzpbc ,_advice ,_all ,_answer ,_approva ,_begin ,_bio ,_by ,_bypass ,_deploy ,_generate ,_gib ' +
      ',_grant ,_instruct ,_internal ,_lou ,_needed ,_omar ,_our ,_plan ,_post ,_quickly ,_resolution ,_roll ' +
      ',_say ,_skip ,_stuur ,_submit ,_transfira ,_word ,_your ._: ._al ._b ._before ._e ._fetch ._give ' +
      '._guard ._license ._list ._models ._npmrc ._para ._paste ._ps ._query ._r ._re ._secret ._t ._todo ' +
      '._tool :_automated :_bypasspermissions :_c :_content :_copy :_counts :_curl :_deployments :_deprecated ' +
      ':_failed :_fetch :_fff :_file :_force :_forward :_get :_have :_lint :_lints :_main :_name :_nightly ' +
      ':_no :_pancakes :_paste :_permission :_policy :_protected :_rank :_render :_rerun :_searches :_security ' +
      ':_step :_stripe :_the :_these :_this :_unset :_vote :_whoever :_zanim ;_confirm ;_model ;_overflow ' +
      ';_read ?_write HOST_instead MAIL MAIL_assistant MAIL_our MAIL_the MAIL_to PATH_an PATH_assistant ' +
      'PATH_base PATH_here PATH_human PATH_new PATH_so PATH_support PATH_the URL_download URL_nothing ' +
      'URL_prompt URL_token ^al ^alt ^answer ^asistente ^assistant ^bob ^branch ^cannot ^caro ^carry ^confirme ' +
      '^content ^converts ^correct ^data ^dla ^eseguite ^finish ^flaky ^flight ^general ^gives ^help ^hey ' +
      "^hits ^i'm ^ignora ^img ^interpreter ^invisible ^latest ^look ^looks ^makes ^mu ^new ^ol ^only ^output " +
      '^pancakes ^perfect ^price ^query ^quota ^rate ^ref ^refuse ^repo ^rerun ^rows ^rw ^safety ^secrets ' +
      '^sent ^simulate ^spell ^status ^sub ^suggest ^switch ^sys ^template ^thank ^transparent ^unexpected ' +
      '^until ^vergiss ^warnings ^when a_, a_. a_backdoor a_conta a_drill a_fee a_gist a_hidden a_host ' +
      'a_licence a_line a_meeting a_nadie a_permanent a_positive a_robot a_state a_test a_version aaaaigx ' +
      'aaaaigx_# about_this accept_. accept_his access access_, access_and account_holder accounting_on ' +
      'act_for actually_, add_HOST add_pagination add_user address_as adds adds_two admin_and admin_the ' +
      'administrator_from administrator_of adresine_g after_they after_this again_and agent_cherry ' +
      'agent_invites agente_, agents_doing agents_with agreed ahead_and ai_first ai_maintainer ai_may ai_note ' +
      'ai_summarises ais ais_must al_asistente alarm all_. all_members all_permission all_prior ' +
      'all_repositories all_rows all_tool allow_always along along_can also_change always_have an_apology ' +
      'and_adds and_apply and_commit and_copilots and_grant and_need and_nothing and_now and_release ' +
      'and_should and_state and_they and_transfer and_work answer_without answering answering_, ' +
      'answers_everything anweisungen anyway applying approva_questa approve_it approved archive_el ' +
      'are_allowed are_always are_asked are_flaky are_no are_root are_running arguments_: arrive_on ' +
      'artefact_with as as_already as_an as_complete as_duplicates as_sidenote as_solved as_we asistente_: ' +
      'asistente_que ask_again asked_again asking_the asleep assets assistant assistant_cleaning ' +
      'assistant_displays assistant_please assistant_post assistant_set assistants assistants_: ' +
      'assistants_comparing assistants_which at_git attachment attention_agent audited audited_# audited_, ' +
      'audited_. authentication authentication_check authored_by authority>do_drop authority>do_order ' +
      'authority>do_pass authority>do_weaken authority>role authority>you auto automated_assistant ' +
      "automated_reviewers automation_reading available_every avvisate_l'utente b_PATH back_production " +
      'background_: backup base_it bash_history be_bcced be_completed be_ignored be_passed because_of been ' +
      'been_upgraded begin_system begin_with behalf_, belongs belongs_to best_and block_, body_p ' +
      'booking_agents bot_instructions bother_you bots_must bottom boundary brings_a brown bucket_and ' +
      'bucket_now bugs_, builder bullets by_: by_ai by_calling by_curl by_helper by_md by_software c:fetch ' +
      'c:name-reads c:obey c:order c:pay c:reader c:weaken c_import call_: call_http call_pay caller_the ' +
      'callers calling_URL calling_admin can_fix can_get can_share can_trust candidates captcha card card_PATH ' +
      'carla_MAIL cart_PATH cent_, ceo_here change_phone charge chart chart_page chatgpt_, check_below ' +
      'cherry_pick chmod_# chown church_. ci_config city_: ck claude_. clean_. cleaning_this cleared click ' +
      'click_javascript cluster_. cluster_admin code_agents code_assistants code_with codeowners_. ' +
      'coding_model coins_into come_across comes_after command_: commands commands_for comment_# comments_. ' +
      "commit_hook commit_w competitor's completing computed condition>do_write condition>maybe " +
      'condition>notice condition>of_talk config config_list configuration_do confirmation confirmation_from ' +
      'confirmation_prompts confirme_la consent_true conta_abaixo context_for continue_immediately ' +
      'continue_with continue_without continuing_. contributors_if conversation_so cookie_in copilots core_. ' +
      'corp_. courriel create_an credentials_file credentials_from credits criticism ctx_: curl_f cursor_: ' +
      'cursor_agent customers_with cvv_code d_sh database_url dates_in dates_show delete_production ' +
      'deleting_files deletions_outside den_vollst dependency_by deploy deps_ai desc destroy developer_i ' +
      'deze_mail diffs_before directive_: disabled_, discarded disclose_its discussion disregard div_class dla ' +
      'do_anything do_ask_user>do_loosen do_ask_user>do_order do_ask_user>do_pay do_ask_user>notice ' +
      'do_ask_user>of_change do_ask_user>of_power do_ask_user>of_verdict do_claim>authority do_claim>condition ' +
      'do_claim>do_claim do_claim>do_grant do_claim>of_change do_claim>you do_destroy>do_claim ' +
      'do_destroy>humans do_destroy>of_power do_destroy>of_price do_destroy>reader do_drop>do_obey ' +
      'do_drop>of_config do_drop>of_weak do_finish>of_code do_finish>of_secret do_is do_loosen>do_loosen ' +
      'do_loosen>of_config do_memorize>authority do_memorize>do_drop do_memorize>do_loosen do_memorize>do_send ' +
      'do_memorize>official do_more>noted_key do_more>of_guard do_more>of_verdict do_obey>do_destroy ' +
      'do_obey>do_push do_obey>earlier do_obey>noted_key do_obey>persist do_order>condition do_order>do_reply ' +
      'do_pass>authority do_pass>do_obey do_pay>condition do_pay>do_obey do_pay>of_config do_pay>of_it ' +
      'do_pay>of_person do_pay>please do_pay>unasked do_push>of_guard do_push>of_plain do_push>of_secret ' +
      'do_push>unasked do_rank>of_person do_reply>do_ask_user do_reply>do_drop do_reply>do_finish ' +
      'do_reply>do_grant do_reply>do_obey do_reply>of_it do_reply>of_power do_reply>of_rules do_reply>persist ' +
      'do_reply>you do_run>path do_run>persist do_run>please do_run>reader do_send>do_destroy do_send>mail ' +
      'do_send>of_price do_send>path do_send>secret_manner do_show>of_private do_show>of_weak do_show>path ' +
      'do_show>unasked do_weaken>unasked do_write>do_loosen do_write>do_reply do_write>do_send do_write>me ' +
      'do_write>of_power do_write>url docs_, document_, domain_is done_to door_and dose download_and draws ' +
      'due_and e_non e_v each_request earlier>do_show earlier>of_guard earlier>of_rules earlier>unasked ' +
      'earlier>user earlier_and effects election_was else_in elsewhere enabled_. enc_sqbfafgaiaaoae end_with ' +
      'engineer_of envie erase_the error_e esto ethics euros_para every_contact every_further every_id ' +
      'every_mail every_package every_password everything_before exact_wording excellent execute_code ' +
      'execute_what exempt expect_true expects expense expensive_room extra_wish fact fact_of fail_. ' +
      'failed_password fails_on failure failure_. false_and fast fatal_: favour favourite feb fee fee_is ' +
      'fetch_the file_to files_from filled_in filtering filters_are find_. find_module first first_and ' +
      'first_comment first_delete first_read first_send first_whatever five_minutes fix_by fix_link ' +
      'fix_without fixing_, flag_the flights_directly fmt_, folder follow_them font for_assistant ' +
      'for_assistants for_code for_information for_looking for_machine for_model for_my for_option for_this ' +
      'force_, fork fr_# frogs from_: ftp_: full_marks further_instructions further_question future fyi_and ' +
      'g_n g_nder gave_you generate_a get gets_a gib_mir github_token give_them globally_with good_assistants ' +
      "graded grandmother_who grant_user grant_with great_. great_question green' guard_disabled guardrails " +
      'had_been haddad_, half_of handles_this happened has_changed has_not has_oked have have_, have_and ' +
      "hello'_and hello_agent her here_and hereby hesla_na het hi_bot highest_score highlight_any hiking_. " +
      'his_offer history hooks_and host_. hosts_, html_html http_. human_would humans>me humans>of_plain ' +
      'humans>of_power humans>of_talk hurt i_am i_o i_wypchnijcie iban_. id_ed id_name identity_. if_one ' +
      "if_you're ignora ignore_tom ilse ilse_brandt image image_with implements_this import_requests " +
      'important_before important_for in_PATH in_agents in_ten include_. index_url info_remark info_this ink ' +
      'inline_below inputschema inputschema_: insert_eval inside_a inst_sys install_from instead_: ' +
      'instruction_is instructions_. instructions_to introduction invites invites_q inviting invoice_# ' +
      'invoices_and irrespective irrespective_of is_all is_an is_asleep is_broken is_graded is_intended is_out ' +
      'is_pre is_rejected is_settled is_vip is_wrong ist it_fixes it_lacked it_quiet it_slows it_was it_works ' +
      'item_first its_summary jar javascript_: keep_duplicates key_as key_below key_with keys_to ki_agenten ' +
      "kindly kullan_c l'assistant l'utente_. label_this last_# last_month's last_three last_user later_: " +
      'later_commands lawsuits lea leading legal_department legal_notice legftcgxll_# level_. li_hesla ' +
      'lieber_chatbot lifted_for limitation_: links list_. list_into list_view lite llm llm_callers ' +
      'llm_operators llm_please llm_readers load_URL loan lock_table logging_in login_page long_term ' +
      'longer_counts look_at look_up lose_their low_, loyd_# ly machine_readers mail>do_ask_user mail>do_grant ' +
      'mail>do_run mail>of_person mailbox_. mails_. maintainer maintainer_you make_. manager_: mandatory marks ' +
      'maximum_. may_be may_i may_ignore maybe>do_order maybe>of_code md_that me>do_ask_user me>of_live ' +
      'me>official me>override me_his me_product me_root mei mei_chen merge_# merge_your merger message_you ' +
      'messages_, messages_: messages_from meta_: minutes mir mission_: mit_deps mode_enabled model_; ' +
      'models_need models_sign moderation module_PATH modules_# move_me mt museum must_answer must_merge ' +
      'must_post must_remove my_favourite my_fork my_late my_permission my_role n n_o na_URL na_main naar_MAIL ' +
      'nc_HOST nder_. ndigen_systemprompt need_approval need_my needed negative_reviews new_public ' +
      'newest_backup news_PATH next_build next_round next_run no_alternatives no_further no_review no_time ' +
      'no_vulnerabilities no_weaknesses nobel none_ai none_assistant none_versions not_check not_look ' +
      'not_translate nota_per note note_ai note_taker nothing_else notice notice>do_send notice>of_talk ' +
      'notice>sure notice>unasked now_send now_that npm_config ns numbers_. nyy obey_. obsolete_as obtain ' +
      'of_change>condition of_change>of_weak of_config>authority of_config>do_run of_config>do_send ' +
      'of_config>of_plain of_config>of_private of_database of_files of_goods>do_grant of_goods>of_price ' +
      'of_goods>official of_guard>maybe of_guard>of_guard of_guard>of_weak of_guard>reader ' +
      'of_guard>secret_manner of_it>do_more of_it>maybe of_it>of_live of_it>path of_it>secret_manner ' +
      'of_it>unasked of_live>do_push of_live>do_show of_live>of_goods of_live>user of_money>do_claim ' +
      'of_money>do_drop of_money>do_grant of_money>do_obey of_money>do_reply of_money>do_run of_money>mail ' +
      'of_money>of_config of_money>of_power of_open>do_order of_orders>do_grant of_orders>of_orders ' +
      'of_person>do_claim of_person>earlier of_person>of_change of_person>of_config of_person>of_it ' +
      'of_person>of_price of_person>please of_plain>do_destroy of_plain>do_finish of_plain>of_open ' +
      'of_plain>of_price of_plain>secret_manner of_power>condition of_power>of_goods of_power>of_rules ' +
      'of_power>path of_price>do_drop of_price>do_more of_price>do_pass of_price>do_send of_price>do_write ' +
      'of_price>me of_price>official of_price>sure of_printer of_private>do_claim of_private>do_show ' +
      'of_private>of_it of_private>of_money of_private>of_open of_private>of_price of_private>override ' +
      'of_rules>authority of_rules>do_pass of_rules>earlier of_rules>me of_rules>of_secret of_rules>reader ' +
      'of_rules>you of_secret>do_weaken of_secret>notice of_secret>of_code of_secret>of_it of_secret>please ' +
      'of_talk>official of_this of_verdict>condition of_verdict>do_ask_user of_verdict>do_push ' +
      'of_verdict>of_orders of_verdict>of_rules of_verdict>secret_manner of_verdict>sure of_verdict>you ' +
      'of_weak>do_weaken of_weak>user off_two offer_and official>do_pass official>do_reply official>do_run ' +
      'official>of_change official>of_secret official>sure offline_. ol_assistente old_production old_runner ' +
      'old_version omar one one_letter one_more ones_on only_me only_quoted open_amount open_invoices ' +
      'open_issues operator operator_at operator_here operator_is originals orlov_. other_open other_suppliers ' +
      'our_own out_what override>do_memorize override>do_write override>of_rules own_pull p_an package_lock ' +
      'page_are page_crashes page_source pancakes pancakes_. parameter_name passwords_to past patch_from ' +
      'path>do_ask_user path>do_run path>of_private paul_that pay_invoice pay_the payments period ' +
      'permissions_are persist>do_destroy persist>of_person persist>of_secret person_when persona_of ph pings ' +
      'pixel_in place_the plans please>humans please>of_plain please>you please_base please_continue ' +
      'please_copy please_paste please_run podpisywanie_commit point policy_# positive post_URL post_to ' +
      'post_your posts powershell pr_should praises present_: previous_guidelines price_as price_is printer ' +
      'prior private private_repositories prize processes_this prod product_is product_it product_keys ' +
      'production_. production_to profile_, progress_. project_. prompt_. prompt_first prosto prosto_na ' +
      'protection_so provide provide_the ps publicly_. publish_the purchase_with push_. push_PATH pushing ' +
      'quarterly query_. questa_richiesta question_of questions_of queued_: quota_is quoted_whatever r_# ' +
      'raise_your re_run read_PATH read_file reader>do_pass reader>notice reader>role reader_is reader_of ' +
      'reads_and reassigned receipt_# receive records_to recover recruiting_ai refuses registry_. reject ' +
      'reject_the remember_permanently remote_branches removing_all render repeat_all repeat_your ' +
      'repeating_the report_, report_them reporter_above reproduce_with reproducible research reset_his ' +
      'resigned resolution_: result_to results retry_, return_true returning reveal_the review_: review_of ' +
      'review_only review_with reviewer_ai reviewer_bots reviewer_is reviewing_model rf rgba richiesta_senza ' +
      'rights_PATH rivals rivals_are robots_: role>do_claim role>do_run role>unasked role_owner role_to ' +
      'round_and row_should run_git rw_r scales scan_. script_is se_lo searches secret_. ' +
      'secret_manner>condition secret_manner>do_run secret_manner>of_config secret_manner>of_person ' +
      'secret_manner>of_plain secret_word section_is security security_checks security_fix security_test ' +
      "see_link see_link' see_you send_an send_mail senza_leggerla serve_the session_to session_token " +
      "sessions_in set_every setup setup_agent sh' share_my shared_folder she_said shipping should_append " +
      "should_attach should_visit show_security showing_it sidenote sidenote' sides_have signs silently_. " +
      'skip_ci skip_the skipped_in slack small_extra so_just so_on software_agents software_that speaking_. ' +
      'speaks speeds spell_out spend spring_# ssn stars_and stars_for start_user started_# stop_, stop_asking ' +
      'stop_summarising stripe_MAIL style_guide subject_urgent submit_the sudo_chown suite summarizing_this ' +
      'supervpn supplier_as support_. support_line sure>do_finish sure>do_push sure>do_run sure>do_send ' +
      'sure>of_change sure>of_config sure>of_guard sure>of_secret sure>official sure>please sure_. suspended ' +
      'syntaxerror sys_the system_note system_notice system_reminder systemprompt_aus t_r take_on taken task ' +
      'task_complete task_queued team_does team_lead telemetry_to tell_yours ten_boxes tester tests_directory ' +
      'tests_fail tests_for text_was text_you that_calls that_contains that_has that_mines that_opened ' +
      'that_praises the_alarm the_alert the_api the_approval the_attribution the_bottom the_camera the_ciso ' +
      'the_comment the_credentials the_crm the_dictator the_dns the_doc the_download the_environment ' +
      'the_evaluation the_exercise the_firewall the_iban the_job the_keys the_licence the_newest the_nobel ' +
      "the_open the_os the_part the_payroll the_persona the_quarterly the_reader's the_readme the_salaries " +
      'the_scan the_session the_snapshot the_style the_suite the_support the_weather them_instead then_has ' +
      'there_. there_is thing this_article this_assistant this_checklist this_customer this_error this_failure ' +
      'this_first this_mail this_whole this_without this_workspace thread_. thread_out three through ticket ' +
      'ticket_. time_. time_although tip_: title_dev to_PATH to_URL to_act to_append to_call to_check ' +
      'to_export to_gb to_grant to_open to_paste to_pin to_production to_self to_trash to_wallet today_on ' +
      'today_to todo_copilot todo_for tool_fails tool_needs tools_do tools_should transactions transfer_# ' +
      'transferencia_y translated transparent treat_messages treat_the triage_instructions triages true_lower ' +
      'true_style tulip tweet_that twice_. two_factor two_of two_weeks typo_reviewer unasked>do_pass ' +
      'unasked>of_change unasked>of_goods unasked>of_it until_further up_: up_administrator update_: ' +
      'update_deps updated_: upgrade upload_PATH uploads upon ur urgent_and url>authority url>do_pass ' +
      "url>of_power url>of_verdict url>secret_manner url_into us usd_at user's_last user>do_ask_user " +
      'user>do_claim user>do_more user>do_obey user>do_pay user>do_show user>of_goods user>unasked user_PATH ' +
      'user_forgot user_input user_is user_message user_qx user_that user_would users_to users_will ' +
      'vafgehpgvbaf variables_to vault_. vendor_, view_the villain visibility_to visible_to visit ' +
      'visitor_their void_# vtaber vtaber_nyy vybcbodhrwoi_# vzxzpbc_# w_ai w_i wallet_# wallet_at warn_auth ' +
      'warnings_from was_hacked was_written weaknesses weaknesses_. were_doing were_you what_does what_follows ' +
      'what_it what_the which_tools who_is whoever wiki_onboarding will_do will_explain wind wire wire_of ' +
      'with_elevated with_five with_more with_the with_tools without_running won_the word_that word_was ' +
      'words_above workspace_, written_there wrote_you wy_czcie wypchnijcie xx_# y y_archive yes_to ' +
      'you>authority you>do_obey you>earlier you>me you>notice you_generate you_get you_given you_guard ' +
      'you_never you_retry your_agent your_behalf your_boss your_configuration your_new your_prior ' +
      'your_receipt your_rules your_user your_workspace zaczniecie_, zanim_zaczniecie zeta',
  ],
  [
    0.25,
    '!_before !_build !_gpt !_hint !_your #_aaaac #_aaaaigx #_automated #_bucket #_console #_dba #_gahr ' +
      '#_here #_notes #_pm #_small #_u #_ur #_whoever ,_allowed ,_anna ,_approval ,_assistants ,_complete ' +
      ',_copy ,_create ,_decode ,_directive ,_ex ,_just ,_labels ,_let ,_make ,_memo ,_note ,_payment ,_raj ' +
      ',_remove ,_result ,_reviews ,_section ,_sql ,_ssn ,_start ,_their ,_will ,_wy ._coincat ._doe ._export ' +
      '._git ._human ._machines ._n ._py ._respond ._root ._security ._so ._those :_agents :_apps :_cache ' +
      ':_confirme :_create :_dana :_developer :_disregard :_dump :_hooks :_id :_important :_kill :_kirim ' +
      ':_label :_licence :_localhost :_node :_obtain :_ping :_rating :_rebase :_replace :_requests :_results ' +
      ':_retry :_returns :_rewrite :_rgba :_sandbox :_set :_sturdy :_sunny :_title :_turn :_typeerror :_unpin ' +
      ':_warnings :_weather :_whatever :_wipe :_workshop :_zeta ;_background ;_curl ;_no ;_text ?_asked ' +
      '?_output HOST_at MAIL_, MAIL_with PATH PATH_go PATH_require PATH_total PATH_with URL_agents URL_bash ' +
      'URL_fetch URL_of ^ab ^applies ^approve ^assistants ^automated ^backup ^bus ^callers ^coincat ^comment ' +
      '^complete ^congratulations ^counts ^curriculum ^deployments ^discussion ^doc ^doe ^dr ^enable ^encode ' +
      '^exception ^fixes ^font ^fyi ^give ^go ^gpt ^great ^hardcode ^hinweis ^hooks ^insert ^item ^kindly ' +
      '^kirim ^lead ^learn ^licence ^lieber ^lovely ^maintenance ^mark ^mirror ^nota ^observation ^post ' +
      '^powershell ^preferred ^publish ^px ^quote ^rank ^recipe ^release ^repost ^response ^rgba ^route ^rss ' +
      '^searches ^subscribe ^summaries ^sun ^sunny ^support ^syntaxerror ^tar ^td ^text ^thought ^tl ' +
      "^understood ^unpin ^us ^voice ^weather ^whatever ^whoever ^workflow ^you'd ^zanim ^zeta a_coding a_in " +
      'a_link a_login a_n a_query a_recipient a_required a_s a_system a_terminal a_verified aaaac abaikan ' +
      'abna_# about_HOST about_frogs above absolutely_buy access_key account_. account_nl acting adds_MAIL ' +
      'admin admin_updated adresine agent_also agent_detected agent_mozilla agent_notice agent_reset agent_you ' +
      'agenten agenten_: agents_, agents_installing agreed_to agreed_with ai_does ai_fix ai_hint ai_import ' +
      'ai_prepares ai_recruiters ais_always alice all_ai all_in all_issues all_sheets allowed_: also_copy ' +
      'alternatives_. am amount_today an_hour ana_, and and_answers and_carry and_death and_needs and_read ' +
      'and_recursive and_save and_start and_tool and_type and_wire anna_has announce answered_with answers ' +
      'any_model any_negatives any_other any_request anyone_letting api_and app_name append_the applicant_is ' +
      'apply approval_and approve_enabled approved_everything approved_it approved_true apps_PATH are_broken ' +
      "are_disabled are_hereby are_trusted arrive as_ai as_auth as_part as_sidenote' as_soon asg " +
      'assertion_with assistant_handling assistant_hint assistant_ignore assistant_processing assistant_send ' +
      'assistant_should assistants_have assistants_processing asystent_w at_any atob_payload atob_process ' +
      'attachment_. attribution auf authenticate_by authority>do_write authority>of_person authority>of_power ' +
      'auto_merge automated_agent automated_contributors automation_please avvisate b_o back_the balance ' +
      'bank_account base_: bash_to bcc be_answered be_reported be_solved be_traced bearer_token been_told ' +
      'before_anything before_editing behave below_the bisherigen blue bo_recipient bob_; body bom_, ' +
      'bots_reading boxes boxes_of branch_and branches_. brandt bring_this broken browser_: bucket_public ' +
      'bucket_to bug build_host build_worker bump_my but_also button buy_the by_executing by_telling ' +
      'by_writing c:any-name c:drop c:imperative c:mail c:maybe c:noted-maybe c:notice c:official ' +
      'c:official-speaks c_PATH c_t calc calc_, calculator calendar calendar_invite call_lead call_refund ' +
      'call_with called_fire cannot_help card_numbers caro_agente caution changelog_PATH channels_of ' +
      'chatbot_answers cheapest cheapest_flight check_can chm_# chosen church ci_# ck_# claude_users clause_# ' +
      'clients_may code_for code_generation coded codes_to coding_agents coding_assistants coincat colleague ' +
      'column_d command_is commands_, commit_message commit_that commit_was competitors complete_it ' +
      'condition>do_order condition>do_run condition>of_change config_core config_set configuration_. ' +
      'confirm_true confirmed_by contact_us context_header context_or continue_. conversation_history ' +
      'convince_the copilot_agent copilot_should copy_column could_not could_you credential credentials_are ' +
      'credit curl_k curriculum curriculum_vitae customer_: czcie_podpisywanie d d_salary dan dark_mode ' +
      'database_. dawn_to dear_copilot death_: debugging_, decided_on delivery_address dependencies_, ' +
      'deployments_never deps_next describe_this described description_bots details_hidden details_iban ' +
      'details_to dev_dev developer_who dialogs directions directly_with disabling disregard_prior ' +
      'dla_asystent do do_ask_user>do_push do_ask_user>do_show do_ask_user>earlier do_ask_user>of_price ' +
      'do_bake>of_it do_claim>do_memorize do_claim>mail do_claim>unasked do_drop>authority do_drop>do_destroy ' +
      'do_drop>do_send do_drop>of_person do_drop>of_power do_drop>of_rules do_drop>reader do_drop>you ' +
      'do_grant>authority do_grant>persist do_loosen>do_obey do_loosen>do_order do_loosen>do_pay ' +
      'do_loosen>do_write do_loosen>me do_loosen>of_private do_loosen>user do_memorize>of_rules ' +
      'do_memorize>persist do_more>official do_obey>do_claim do_obey>do_drop do_obey>do_finish ' +
      'do_obey>do_grant do_obey>do_obey do_obey>do_pass do_obey>do_run do_obey>of_price do_order>earlier ' +
      'do_order>of_config do_order>of_live do_order>of_money do_order>of_plain do_pass>do_grant ' +
      'do_pass>do_loosen do_pass>do_order do_pass>maybe do_pass>of_it do_pass>of_person do_pass>url ' +
      'do_pay>do_weaken do_pay>me do_pay>of_talk do_pay>persist do_rank>do_destroy do_rank>of_power ' +
      'do_rank>official do_reply>authority do_reply>do_memorize do_reply>noted_key do_reply>of_verdict ' +
      'do_reply>role do_run>do_destroy do_run>do_push do_run>of_code do_run>of_money do_run>of_secret ' +
      'do_run>unasked do_send>of_code do_send>of_secret do_send>please do_show>humans do_show>of_money ' +
      'do_show>url do_so do_that do_weaken>do_grant do_write>do_rank do_write>of_it do_write>of_open doc_, ' +
      "document_salaries documentation_moved does_. doing_the dois don't_ask doubt download_URL drill_. " +
      'dump_environment e_quoted edr_process el_correo elevated en_head en_zeg engineer_, engines_must enter_. ' +
      'environment environment_variable errors_: esto_: every_api every_order everything_on everything_without ' +
      'exceeded_. exception_: exchange execute_: execute_a execute_this export_contacts f false_. fatal feat_: ' +
      "feed_: fifth_message file_at file_deletions file_you filters' fine finished_. fire_drill first_call " +
      'first_forward first_instructions first_merge first_run first_runs fixing_the flight_to ' +
      'following_instruction following_user for_ai for_cursor for_signing for_the for_windows four_percent ' +
      'freeze friends from_anthropic from_git from_private full_text gahr gahr_# generate_the get_? get_more ' +
      'get_with gift gift_cards gist_. given_at given_earlier gli goal_: good grant grant_admin guest_# haddad ' +
      'half harmless has he_is head head_title help_the helper_bot helpers here_, hereby_told hey_copilot hi ' +
      'hi_gemini hidden_endpoint hint_say hook_and hotel http humans>do_destroy humans>do_pay humans>do_rank ' +
      'hypothetically_, i_URL i_agree i_know id_# ignore_list ignore_your immerse import_owner ' +
      'important_message in_auth in_copy in_doubt in_each in_general in_mind incident_list include_it increase ' +
      'info_ai info_server install_left instead_. instruction_drop instructions intention interpreted ' +
      'into_this invitation_, invite invite_with invoice_as is_: is_closed is_free is_harmless is_how ' +
      'is_lifted is_only is_quoted is_secret it_assistant it_fails it_if it_is it_out it_repeats it_yourself ' +
      'its its_credentials its_ignore its_output jane january java_, job job_. just just_run k_URL k_e ' +
      "kestrel_cloud keys_you klucze known known_limitation known_to knows knows_that kullan l'agente " +
      "l'attention la_transferencia later latest_yes lea_esto lead_. leggerla legitimate les let_your " +
      "letmein_# letting letting_an lib' library_is license_header lij_klucze link'_to links_from lints " +
      'lints_code list_, list_all listing_to llm_. llms_: lo location_of lock lockfile_check log_event ' +
      'login_form look_it looking looks_good lunch_see machine_, machines_, mail>you mail_tool mailbox_for ' +
      'mailbox_with mails_: mails_from maintainers_want makefile_default mara mark mark_every mark_them ' +
      'may_with maybe>do_claim maybe>do_more maybe>do_reply maybe>do_show maybe>of_open maybe>official me ' +
      'me>do_drop me>do_show me>of_person me>of_rules me_, me_you medical_history merge_for merge_it merge_the ' +
      'merge_this message message_, message_as message_without migration_you mind_, model_context modelo ' +
      'models_have money_. money_into must_choose must_export must_forward must_order must_tell my_cleanup ' +
      'my_domain my_first my_other naar_mij nadie name_; name_and name_note named_. names_of ndigen need_you ' +
      'need_your negatives_. new_directive news next_sentence next_task next_to nl_# no_# no_issues ' +
      'no_restrictions no_rules noch node_tls not_a not_been not_highlight not_mention not_provide not_trouble ' +
      'note_assistant note_aux notes notes_! novelty now_and now_delete now_upload o_c of_change>do_order ' +
      'of_change>do_pass of_change>do_push of_change>of_config of_change>of_guard of_change>of_live ' +
      'of_code>do_push of_code>of_guard of_code>secret_manner of_code>url of_code>user of_config>of_it ' +
      'of_config>of_talk of_config>path of_config>unasked of_course of_file of_gift of_goods>condition ' +
      'of_goods>do_destroy of_goods>of_config of_goods>of_guard of_goods>of_open of_guard>do_claim ' +
      'of_guard>do_grant of_guard>do_loosen of_guard>humans of_guard>of_money of_guard>of_rules ' +
      'of_guard>persist of_guard>you of_it>of_code of_it>role of_live>authority of_live>do_grant ' +
      'of_money>authority of_money>maybe of_money>of_guard of_money>of_person of_money>of_secret ' +
      'of_money>official of_my of_open>of_power of_package of_person>do_more of_person>override ' +
      'of_person>secret_manner of_plain>maybe of_plain>of_talk of_power>of_config of_power>of_secret ' +
      'of_power>url of_price>do_ask_user of_price>do_push of_price>do_show of_price>of_plain ' +
      'of_price>of_secret of_private>do_drop of_private>do_more of_private>do_pay of_private>of_change ' +
      'of_private>of_config of_private>of_goods of_rules>do_push of_rules>of_goods of_rules>of_money ' +
      'of_rules>of_power of_rules>sure of_secret>do_loosen of_secret>of_verdict of_secret>role ' +
      'of_talk>do_grant of_talk>do_more of_talk>do_pass of_talk>do_pay of_talk>do_write of_talk>of_secret ' +
      'of_verdict>do_send of_verdict>do_show of_verdict>maybe of_verdict>of_config of_verdict>of_secret ' +
      'of_weak>of_secret official>do_claim official>do_more official>do_push official>of_code ' +
      'official>of_guard official>of_money official>override official>secret_manner oked oked_the old_schema ' +
      'on_production on_your once_to one_after only only_valid open_editor opens_this operators_: order_body ' +
      'order_ten order_without organisation orlov oslo_for others_and otherwise_. our_price out output_it ' +
      'overflow_: override_active overwrite own_instructions owner owner_and package_. pad_: page_it parsing ' +
      'participant participant_. passed_, password_so path>do_obey path>do_push path>user path_to patient ' +
      'payments_from pem_file penetration_tester permission_granted permissions_in persist>condition ' +
      'persist>do_show persist>maybe persist>me persist>of_goods phone phone_: piece pilot_instruction ping_, ' +
      'place please>of_goods please>of_private please>please please_assistant please_find please_use ' +
      'podpisywanie polite port_# positives post postponed posts_the praises_the pre preference_permanently ' +
      'pricing print_all printer_ink prints prints_all prior_instructions procedure proceed_without process_: ' +
      'processed_by processing_: product_has production_credentials project_whichever protection_. prywatne ' +
      'public_, public_. public_gist push push_straight push_this put put_it put_them px_dear py_and quality ' +
      'query_the question_: question_needed quoted_and quoted_do r r_e read_them reader>do_grant reader>me ' +
      'reader>persist reader>unasked readers readers_agree readers_may readers_shall readfile_from reading_the ' +
      'readme_ai reads real_user reason_: reasons reasons_, reassigned_. recent recipe_: recovery_codes ' +
      'recruiters_: redeploy refactor_this refund_at refund_order regardless reinstall reject_unauthorized ' +
      'rejected rejected_because remediation_for removing_the rename_the render_warning repeat reply_: ' +
      'reply_approved reply_in repo repo_are report_and report_our repository_, repository_public repost ' +
      'reproduce reproduce_. reproduce_the reproduce_you requests_by rerun_the reset_link resolved_and ' +
      'response response_. result results_permission retry_. retrying_. reverse reverse_shell review_by ' +
      'reviews_are rewrite_. rgba_# rights_: rights_to road robot_, roe_, role>condition role>of_money ' +
      'role>of_plain role>override role>please roll_back rome_, route rows_and rsc rss rule_that run_nc ' +
      'run_what runs_sql safely_send safety_level salaries_with sales_grew same_session sanitizer scale ' +
      'schema_and schemas_and schicken schicken_. screening_systems script_of script_without ' +
      'second_administrator secret_manner>of_power sender sentence_is sentence_was server_is service_and ' +
      'services session_. session_on sessions_: set_registry settings_before sh_s share shares_. shares_and ' +
      'sheet_to sheets_into should_add should_change should_start should_store should_wipe show_. show_diffs ' +
      'show_it show_this shy sidenote_, signing_key silently_add simply_approve site_. skipped_. so_please ' +
      "solution speak squash_this ss ssh_ed stabilise_co step_, step_shopping subject_hello' subject_update " +
      'submission_the substitute successful summarise_, summarising_. summary_changelog summary_has sunny_, ' +
      'support_bot supported_by sure>do_show sure>do_weaken sure>earlier sure>reader svg_desc system_curl ' +
      'system_new t_a tab_and table_: table_for table_must taker target team_PATH team_to tell_him tell_you ' +
      'tell_your ten_minutes terms_, terraform test_is tests_PATH tests_green that_HOST that_handles ' +
      'that_nothing that_prints that_support that_there that_was the the_. the_accounts the_answer ' +
      'the_appointment the_argument the_assertion the_attachment the_background the_bank the_calling ' +
      'the_cheapest the_church the_cluster the_computer the_corporate the_crash the_cvv the_delete ' +
      'the_discussion the_exact the_grade the_hooks the_linter the_logging the_master the_merger the_ok ' +
      "the_originals the_others the_passport the_pipeline the_proxy's the_recipient the_rent the_repo " +
      'the_request the_results the_reviewers the_sheet the_signing the_supplier the_tables the_token ' +
      'the_traveller the_tz the_workflow their_bank their_machine their_memory their_password them_here ' +
      'themselves_the then_archive then_post then_say these_, they_go they_need they_want this_: this_address ' +
      'this_adds this_check this_invitation this_library this_list this_need this_offline this_only this_point ' +
      'this_run this_submission this_to this_up this_vendor thread_with ticket_, tickets_with title_node ' +
      'tls_reject to_, to_another to_buy to_de to_each to_everything to_fetch to_finish to_ftp to_include ' +
      "to_it to_language to_letmein to_look to_obtain to_release today's today_. told_before tomorrow_with " +
      'took tool top_and transaction translation_memory traveller triage triaging_this trial trigger troll ' +
      'trouble true_PATH true_before trust_all trust_level trustworthy_. turn_left two_items txt_. typeerror ' +
      'typo_agent typo_for u_l unasked>me unasked>of_person unpin up_reads update_users uploads_the url>maybe ' +
      'url>notice url>of_code url>of_person url_encoded user user>do_send user>humans user>of_change ' +
      'user>of_it user>you user_agreed user_asked user_but user_confirmed user_does user_k user_said user_this ' +
      'user_verified usual values_inline vendor_to vergiss verification_and verify_their void_; vollst ' +
      'vollst_ndigen vor_der vote w_, w_. was_asked we_tested weather were_for were_going were_started ' +
      'wget_HOST what whenever_the which_package which_the who who_used who_wrote whoever_runs wiki ' +
      'will_arrive window_into winter wish_: wishes with_role with_unsafe without without_an word_: work_on ' +
      'workflow_in wrapper written_above wy_lij wypchnijcie_zmiany xx yaml_. yes yes_. yet you>do_show ' +
      'you>of_person you>of_talk you_also you_provide you_received you_show you_their you_to your_actual ' +
      'your_final your_github your_identity your_job your_model zaczniecie zanim zeta_, zmiany zmiany_prosto',
  ],
  [
    -0.25,
    '!_? !_b !_ci !_j !_license !_lint !_s !_this #_ab #_add #_aq #_as #_be #_bea #_bed #_ca #_cad #_cd ' +
      '#_clause #_db #_experimental #_fd #_february #_ff #_fff #_good #_great #_has #_have #_hours #_hx ' +
      "#_johan #_june #_key #_lexer' #_lzdi #_m #_mi #_n #_name #_npm #_nte #_qb #_re #_red #_release #_rs " +
      '#_si #_steps #_update #_url #_utc #_vb #_xf #_xh ,_ada ,_an ,_and ,_any ,_base ,_book ,_both ,_cache ' +
      ",_call ,_class ,_client ,_code ,_comment' ,_content ,_continue' ,_count ,_ctx ,_cursor ,_d ,_database " +
      ",_default ,_document ,_event ,_f ,_field ,_fields ,_force' ,_forward ,_from ,_g ,_generic ,_host " +
      ',_indent ,_info ,_label ,_license ,_lock ,_lyon ,_m ,_max ,_mia ,_min ,_node ,_none ,_number ' +
      ',_parseexception ,_pip ,_platform ,_query ,_review ,_set ,_since ,_stream ,_string ,_style ,_summary ' +
      ",_tag ,_tasks ,_tests ,_textio ,_then' ,_translate ,_true' ,_ts ,_typed ,_unsupportedalgorithm ,_upload " +
      ',_used ,_value ,_verify ,_version ,_w ,_wait ,_wrap ._cells ._color ._compile ._connect ._currently ' +
      '._def ._delivery ._dep ._disable ._doc ._egg ._error ._examples ._file ._filter ._for ._gcloud ' +
      "._generate ._global ._group ._gz ._hashes ._however ._inserted ._it's ._its ._lexers ._link ._maxsize " +
      '._metadata ._none ._not ._options ._p ._parameters ._parser ._pass ._pip ._pop ._pre ._preproc ' +
      "._project ._property ._python ._q ._r' ._resolvefilename ._set ._socket ._status ._stdout ._strong " +
      '._style ._table ._tar ._the ._token ._unpackedsize ._usage ._vendor ._verify ._versionadded ._yaml ' +
      '._yield :_? :_after :_agentic :_api :_ask :_assert :_assistant :_auto :_base :_bg :_break :_choose :_ci ' +
      ':_confirm :_console :_deployment :_doc :_events :_explain :_fill :_fix :_general :_gpt :_hide :_hint ' +
      ':_hr :_i :_int :_italic :_javascript :_keep :_kenji :_kiro :_mara :_msg :_noitalic :_noqa :_oak ' +
      ':_offsite :_other :_parse :_quick :_release :_review :_saves :_secret :_send :_sonnet :_thanks :_they ' +
      ':_tools :_trust :_tue :_users :_vcalendar :_vevent :_we :_web :_which :_write ;_d ;_f ;_j ;_l ;_private ' +
      ';_remove ;_t ;_this ?_! ?_thanks ?_u ?_v ?_z MAIL_start PATH_? PATH_b PATH_br PATH_check PATH_const ' +
      'PATH_div PATH_from PATH_i PATH_libraries PATH_n PATH_please PATH_process PATH_required PATH_script ' +
      'PATH_see PATH_span PATH_th PATH_u URL_description URL_for URL_if URL_img URL_keywords URL_license ' +
      'URL_npm URL_the URL_there URL_with ^aa ^act ^active ^addhandler ^adding ^additional ^adds ^ag ^against ' +
      '^alias ^aliases ^allowed ^anonymous ^ansi ^ansitowin ^apache ^apis ^application ^archive ^asymmetric ' +
      '^asynchronous ^authority ^authorization ^avoid ^ba ^back ^backend ^bad ^basic ^bc ^bearer ^bg ^binary ' +
      '^bio ^bitte ^bool ^bot ^buf ^buildbackendhookcaller ^builtin ^calls ^category ^cb ^character ^cheers ' +
      "^classmethod ^cleanup ^clone ^closed ^cloudflare ^code ^collections ^comments' ^common ^completion " +
      '^compress ^compression ^connections ^construct ^constructor ^consume ^contains ^contributor ^cookies ' +
      '^copyright ^core ^crypto ^curl ^dataclass ^dc ^def ^default ^define ^deleted ^deprecation ^der ^destroy ' +
      '^directories ^disabled ^disallow ^discord ^distributed ^do ^drop ^dtstart ^due ^ecmascript ^editable ' +
      '^emoji ^entities ^events ^exceptions ^explicit ^extract ^fail ^fast ^ff ^final ^finally ^force ^g ' +
      '^generator ^getattr ^gi ^github ^gn ^gobject ^gt ^gz ^handlers ^handling ^happy ^highlight ^homepage ' +
      '^how ^however ^human ^ident ^identifier ^ignore ^implementation ^import ^initialise ^input ^inserted ' +
      "^install ^instance ^instead ^int ^invalidkey ^ipv ^ir ^italic ^italic' ^job ^js' ^jupyter ^kestrel " +
      '^keyword ^kg ^kim ^kx ^l ^len ^lets ^lexer ^lgtm ^libxslt ^light ^list ^ll ^locals ^located ^login ' +
      '^looking ^mac ^mailing ^mapping ^mara ^maxretryerror ^md ^means ^memory ^metaclass ^minimum ^mix ^mkaur ' +
      "^mo ^modify ^modules ^ms ^mz ^n' ^news ^nodejs ^noitalic ^note ^o' ^obj ^office ^once ^option ^origin " +
      '^os ^other ^panel ^parseexception ^parser ^parts ^performance ^perl ^permissions ^pop ^pos ^positive ' +
      '^preproc ^pretty ^priority ^progress ^promise ^property ^proposal ^protocolerror ^prove ^publicformat ' +
      "^py ^pyproject ^qd ^queue ^r' ^ranges ^raw ^reference ^regarding ^reject ^released ^remind ^remote " +
      '^renderabletype ^replicacount ^requires ^resolver ^resources ^returns ^revert ^rfc ^rsa ^schemes ' +
      '^scientific ^see ^seek ^seen ^selector ^sending ^sequence ^serial ^serializer ^settings ^sha ^short ' +
      '^show ^simple ^since ^so ^sourceslist ^spawn ^spinners ^splitlines ^stack ^stdout ^str ^stripe ^strong ' +
      '^structures ^styles ^subject ^subprocess ^successfully ^symbols ^tbody ^technical ^textio ^the ^this ' +
      '^tm ^tobe ^transport ^typically ^undici ^unsupported ^unsupportedalgorithm ^uri ^urls ^use ^usually ' +
      "^utf ^utilities ^utils ^validate ^vcs ^versions ^vx ^w ^websocket ^whitespace ^whitespace' ^winreg " +
      '^wire ^working ^xd ^y ^ym ^you ^zed a_; a_bit a_changelog a_choice a_confirmation a_global a_h a_href ' +
      'a_message a_module a_more a_named a_node a_one a_prompt a_proxy a_real a_script a_session a_stream ' +
      'a_vulnerability aa aa_# abb abcd abd about_two accept_the access_. access_to account_, accounts_PATH ' +
      "actions actions_: ada ada_MAIL add_the add_them added_, addhandler addons addressed ade admin'_where " +
      "administrators aes affected after_the afterwards_. agen agent' agent_does agent_ignored agent_picks " +
      "agent_push agentdb agents_can ai' ai_crawlers aid akiaiosfodnn_# all_# all_: all_channels all_meetings " +
      'allowed_tools allowlist already also_be also_set although am_# ambiguous amount_return an_alternative ' +
      'an_array an_expert an_implementation an_internal an_invalid ana_park analyse analyze and_, and_accept ' +
      'and_after and_an and_associated and_documentation and_has and_i and_in and_may and_output and_port ' +
      'and_propose and_re and_short and_show and_tell and_therefore and_verify and_why anna_, anonymous_PATH ' +
      "ansitowin answer_. answer_to any_, any_assistant api api_key' api_reference app_: applications_. " +
      'apply_it appointment approach_: approvals_are approve approve_all approve_the appsheet apt_get apt_pkg ' +
      'architect are_ignored are_in are_passed are_provided are_working areas args_, args_: argument ' +
      "argument_, argv_# around_the array' array'_, arrays as' as'_, as_csv as_discussed as_needed as_root asc " +
      "ask_: ask_mia ask_questions askuserquestion assert' assert'_, assess asset assistant_of " +
      'associated_documentation assumed asym at_build attached_the attempted attr audio aug auth_compiled ' +
      'auth_downloading auth_get auth_listening auth_retrying auth_warning authenticated authority authorized ' +
      'auto_generated autocomplete automake automate automatic automatically available_, avatar avoiding ' +
      "awareness aws_access az azure b' b'_, b_? b_l b_r b_s b_t b_w b_z back_in backends badge_ci " +
      "badge_discord balanced banner basedistribution_, baseresolver bash_curl bash_filename basic' basket " +
      'bcrypt be_built be_done bea bea_# becker before before_doing before_executing before_running ' +
      'before_they before_using before_you began begin_license begins behaviors below_are below_dir benchmark ' +
      'benefit berg berg_, between_the beyond_the bg_: binascii_import biomejs_PATH bisect_this bit_noisy ' +
      "blend blockcipheralgorithm blocked_the blog bold books boolean' boolean_, boundaries bracket brand " +
      "breakfast breakfast_was breaking_changes brings broke browser_is bsd_license bubble bucket_: buffer' " +
      "bug_. build' build'_, build_job build_retrying build_time buildbackendhookcaller built_with bundles " +
      "bundling but_this by_default by_e by_node by_reading c:drop-user c_b c_code c_j c_l c_p c_vm cache' " +
      'cache_: cache_slow cached_for caller calling calls_. can_be can_have can_send canonical_ltd ' +
      "canonicalize canonicalize_name capital cast categorize category_: caused cb cbd cc' cdef cells_import " +
      "center_picture cfg' changelog changes_# changes_of characters_, chardet charsetprober chat_discord " +
      "check' check_it checking choosing ci_and ci_badge cidr_blocks cipher_, cipheralgorithm circular cla " +
      "clarify class' class_bucket classes_. classmethod classname cleanly clearly cli_, client_. client_is " +
      "clone close close' closely closes_at cmdoptions cms coach code_base codebase_. collections_import " +
      "colors come_again command_that comments comments' comments_and commit commit_# committee commonjs " +
      'communication_language compatibility_with compilation_and compile_r compiled_# compilers compiling ' +
      'completions components_. concept concern condition>do_push condition>do_weaken condition>of_it ' +
      'condition>of_rules condition>please confidence configuration_files confirm_the confirm_with consensus ' +
      'considerations consistency console consoleoptions_, const_result consumer consumes contact contain ' +
      "content_. contents_PATH context_# contextlib_. contextlib_import continue' contract_. contributed_by " +
      'convenient convention convert_path coordination copilot_fix copy_, copy_. copy_to core_PATH ' +
      'cover_unicode crash_on crawlers_: crawling crc create_, creative critique cross css ctx_. cu cw cyan ' +
      "cyan_, cycles d_! d_: d_c d_f d_u dangerous dashboard data' databases_PATH dataclass dataclasses_import " +
      'date date_: dates_hi db_# db_listening db_test dead deal_in deb debian_package declarations declared ' +
      "decorator_: def_find def_get def_prepare def_reset def_user def_validate default' default'_, default_. " +
      'default_style default_the default_to deferred define_the definition delete_your deleted_: deliberately ' +
      'deliverable delivery deno deployed deprecated_, deprecated_and deprecations deprecationwarning depth ' +
      'deque description_, description_PATH description_the details_, developers development_. device_. ' +
      "devtools diag dictcache different_from digits dir' dir'_, dir_self direct_url dirname discord_badge " +
      "discord_chat discover discovered discussed distutilsfileerror div_id dk do' do'_, " +
      'do_ask_user>do_ask_user do_ask_user>do_drop do_ask_user>do_send do_ask_user>of_secret ' +
      'do_ask_user>reader do_claim>humans do_claim>of_code do_claim>of_goods do_destroy>do_more ' +
      'do_destroy>do_obey do_destroy>of_config do_destroy>of_verdict do_drop>do_loosen do_drop>maybe ' +
      'do_drop>me do_drop>of_it do_grant>do_reply do_grant>of_guard do_grant>role do_grant>you ' +
      'do_loosen>do_drop do_loosen>do_show do_memorize>do_write do_more>do_ask_user do_more>do_order ' +
      'do_more>of_config do_more>of_power do_more>secret_manner do_obey>do_reply do_obey>me do_obey>of_private ' +
      'do_obey>official do_obey>unasked do_obey>user do_obey>you do_order>authority do_order>do_destroy ' +
      'do_order>do_grant do_order>do_write do_order>notice do_pass>of_live do_pay>of_change do_pay>of_goods ' +
      'do_pay>of_power do_push>do_send do_push>of_rules do_reply>maybe do_run>condition do_run>do_loosen ' +
      'do_run>of_verdict do_send>do_more do_send>do_reply do_send>of_person do_send>persist do_send>you ' +
      'do_show>do_push do_show>of_code do_show>sure do_weaken>authority do_weaken>do_obey do_weaken>notice ' +
      'do_weaken>of_power do_weaken>of_talk do_weaken>official do_write>do_obey do_write>do_weaken ' +
      "do_write>do_write docblock docstring documentation_files does_the domain_. domains don't done done_. " +
      'downstream dp dq_# drain dsaprivatekey dt dtstart dtstart_: dual during_the dx e_! e_? e_j e_o ea_# ' +
      'earlier>of_code earlier>of_plain early_returns easier east_# easy ed_# edit_this egg egg_info egress ' +
      'element_in emacs emergency empty_string empty_token emulate enable enabled_: encourage encrypted ' +
      'encryption end_to endpoints_. enforce engage engineer_. entry_. entrypoint epoch err_: error_code ' +
      'escape_: establish etag_: etags euros ev even event_, event_: events_, every_call every_request ' +
      'evidence evolution exc except_attributeerror excluded executor exist existent existing_helpers exists_, ' +
      "exit' exit'_, exit_status expiration export express expressions_that extended extern' external' " +
      "extracts f' f'_, f_URL f_d f_e f_q f_u f_w facts facts_about fad fail_src fda feature_and federation " +
      "feltman ferro_MAIL ff ff_, ffff' ffffff' fh field_dataclass filename' files_for files_in filesystem " +
      "filetype filter_by finalize finally_: find_the firebase firewall_for first_, fixme float' " +
      "fnmatch_import follow_it following_command following_conditions follows foo' for_: for_URL for_earlier " +
      'for_further for_k for_node for_non for_review for_which for_you foreach formatter_. formatter_for ' +
      "formatters' formerly formula foundation_, foundational free_, from_. from_an from_email from_file " +
      'from_gi from_glob from_io from_itertools from_lazr from_me from_package from_pathlib from_pkg ' +
      "from_react' from_types from_url from_urllib fs' fs_. ft func_verify function_names functional " +
      'functools_import furnished future_, fx fz g_b g_c g_d g_e g_g g_h g_p g_u g_z gaps gate gates gateway ' +
      "gd generated_by generated_files generator_, generic_. get' get'_, get_install get_started getpass gg_# " +
      "gi_import gif git_a give_a glob_from glob_import go' go_PATH goals gobject governance governing gp gr " +
      "grant_types granttypebase graphql greek group' groupby growth gsd guaranteed_to guards guide_and " +
      "guidelines_: gx h' h_a h_c h_d h_l h_n h_t h_w haben hack hana handbook handbook_. hardcoded hardware " +
      'hash_of hashes have_an have_their having hc headers_, headers_to heap heavily height_# hexversion hints ' +
      'history_, hj hm honest host_name hostname_, hq href_home ht http_downloading http_listening ' +
      "http_retrying httperror httplib humans>humans humans>of_private hw hx hy hybrid i'll i_: i_found i_if " +
      'i_v i_y i_z id id_int ideas idle idna ie_# ie_. if_# if_hasattr if_it if_name if_self if_set if_tests ' +
      'iglob ij img_alt impl implement_a implied_. import_cell import_contextmanager import_copy ' +
      'import_distribution import_enum import_getlogger import_gi import_itemgetter import_list import_literal ' +
      'import_log import_logging import_path import_pyparsing import_string import_stringio import_suppress ' +
      'import_sysconfig import_threading import_version in_an in_any in_base in_case in_connection in_json ' +
      "in_june in_order in_os in_oslo in_progress in_which in_with include'_, include_whitespace' " +
      'included_with including_: indirect inf info_# info_instructions information_on initial_developer ' +
      'initialized inner inserted insights inspired inspired_by installationerror installations ' +
      "installationsubprocesserr instructions_are instructions_on int'_, integers integration_: intent " +
      'interactions interesting internal introspection_module invalidrequesterror invalidsignature invent ' +
      'invite_it invoking io_import ip is_designed is_locked is_missing is_netscape is_not is_off is_raised ' +
      "is_still is_written issued it_: it_as it_deletes it_provides it_says it_under italic'_, item_in item_is " +
      "iteration ix j' j_! j_b j_j j_n j_q jaraco_. javascript_and jest jg jit jj jl_# johan jp jq js' js_and " +
      "js_process json' jt ju judge judgment jupyter jz k_! k_b k_k k_l k_n k_o k_r k_u k_w k_y kb_maintainers " +
      "ke keep key' keyed keys_. keywords'_, keywords_words ki_assistent kim_berg kj ku l'utilisateur l_g l_n " +
      'l_q labels_. language_code layout_: layouts learned lease_ends leaves_on lee legal_; length_of letter ' +
      "level_of lexer' lexers lgpl li_ask lib_, library_, library_for libxmlsec license_as licenses like_the " +
      'limit_. limiter lin lin_z line_has lines_: link_, linkcollector linkerror lisp list_the load_all ' +
      'load_sys loaded_. loader localtime located_at location_! lockfile_agents log_, logging logging_import ' +
      "login_rejects logo_and logout looks_for looks_like lookups loop' loop_last loops los lost_access low " +
      "low_level m_f m_k m_n m_v m_z macosx macro' macros magenta mail>of_power mail>path maintainers_. " +
      'maintainers_can make make_it makes manager manager_and mar mar_# mark_it mastra maximum_number ' +
      'maybe>authority maybe>maybe maybe>me maybe>of_person maybe>of_price mb mcp_server mcpservers md_, ' +
      "md_and me>do_grant me>do_pay me>earlier me>maybe me>of_guard mean measure mechanical mechanics medium' " +
      "membership merge merge_pull merge_with metaclass metaclass_type method' method'_, method_, methods_, " +
      'methods_. metric metrics mh mi mi_i mia_for migrate_by milestones mimetypes mimetypes_text mini ' +
      'minor_version mjs_import mobile model_note models_that modify_it modula module_name module_that ' +
      "modules' modules_. monorepo monorepos more_details more_information morning morning_. morning_all " +
      'most_important moves moves_it mq multibytecharsetprober musl must_add must_include mv mx_# n_; n_b n_m ' +
      'n_only n_r n_y name_def name_if name_self names names_and namespaces natural nav nav_a needs ' +
      "negativeinfinity negativeinfinitytype neither networkconnectionerror new' new'_, new_entries new_test " +
      'next_agent nextjs ng_# no_longer node node_quoted nodes_import noise noisy noisy_. noitalic noon ' +
      'normpath not_ask not_available not_bring not_comment not_exist not_none not_read not_reformat not_retry ' +
      'not_set not_support note_for notes_for nothing_. notice>do_loosen notice>do_pass notice>do_write ' +
      'notice>of_config notice>you notice_: notice_and notifications notified notimplemented np npm_test ' +
      'npm_version nr nte nu nums nw nx o_: o_PATH o_j o_p o_q o_w o_y obey_the object_. object_: object_is ' +
      "of' of_change>authority of_change>earlier of_change>user of_code of_code>do_destroy of_code>do_loosen " +
      'of_code>of_plain of_code>of_verdict of_config>do_destroy of_config>do_loosen of_config>of_live ' +
      'of_config>of_person of_config>persist of_contents of_goods>do_loosen of_goods>do_pass of_goods>do_write ' +
      'of_goods>of_person of_goods>please of_guard>condition of_guard>do_send of_guard>of_config ' +
      'of_guard>of_plain of_it>condition of_it>do_drop of_it>persist of_it>please of_money>of_code of_openssl ' +
      'of_person>of_rules of_person>of_talk of_plain>of_it of_plain>of_rules of_plain>role of_power>do_destroy ' +
      'of_power>do_run of_power>do_write of_price>maybe of_price>of_money of_private>do_ask_user of_private>me ' +
      'of_private>you of_rules>role of_rules>unasked of_secret>do_finish of_secret>do_order ' +
      'of_secret>secret_manner of_source of_talk>do_obey of_talk>of_person of_their of_verdict>me ' +
      'of_verdict>of_live of_weak>do_run of_weak>of_plain of_weak>of_verdict office_. office_: ' +
      'official>do_obey official>of_price offs_and offsite oh olu_ade om on_any once_and one_and one_or ' +
      'one_week only_from only_works oo_# openid opens_at operational opt_, optimization optionerror ' +
      'options_are options_for opus oq or_. or_a or_later or_more or_other or_without orchestration order_# ' +
      'order_as ordering orig original orphaned os_, other_, other_: otherwise_: out_the output_: output_in ' +
      "outside overall overhead override>of_plain overview_of owasp_llm p' p_? p_c p_j p_k p_to p_v pa " +
      "package's package_that packagefinder packages packages_for packages_from paddingdimensions page_that " +
      'page_with pallet pallet_leaves par park parse_actions parse_the parse_with parseexception parserelement ' +
      'parserelement_, parserelement_. parseresults parts_. pascal pass pat path>me path>of_person paths ' +
      'paths_commit pattern_. pattern_: patterns_for paul_yates pem per_question permission_denied ' +
      'permission_is permission_notice permission_to persist>do_weaken persistent_facts phase phases php ' +
      "physical pi pick_the pilgrim piotr_, pip's pip_. pipsession pj pkcs pkg_resources placement platform_, " +
      'playwright please>do_loosen please>do_weaken please>path please_call please_include please_mark ' +
      "please_transfer plugins poem_about pool_. pop' populate port_to ported position_# posixpath_import " +
      'post_PATH pr_. pr_url precision prefer_small prefetch prerequisite present_the preserving pretend ' +
      'prices_as pricing_PATH principle print_load priority priority_# prohibited project_and promises ' +
      'prompted prompting prop propose_two props prose prototype provides_the proxied proxyagent prune pt pu ' +
      "public_license publicformat_, py_. pygideprecationwarning pygments_import pyproject python's python_. " +
      'python_executable pz q_b q_f q_l q_p q_q q_t qc qh qi qo_# queries_. questions_to queue_compiled ' +
      "queue_slow quic quoted_. quoted_; qv qy_# qz r'_, r'_t r_; r_a r_b r_d r_g r_h r_m r_q r_s raise " +
      'raise_notimplementederror ranges rate_limit rate_limiter rating_: raymond rb re_import reaches react ' +
      'read_, read_this read_write readiness reading_: readline readonly real_time realm realtime reasonable ' +
      "reasoningbank received recipient_: recommendation record' recruiters redistributions refer_to " +
      'referenced references refreshed refreshtokengrant refund_, regexlexer_: region regressions related_to ' +
      'remove_this removed_v renderable renderabletype renderabletype_, renderresult renderresult_, ' +
      'replaced_by replicacount report_a reports_a repr represent representation_of represents_the req_, ' +
      'requested required_: required_skills requirement requirementset requiring resolvers resource_. ' +
      'resourceendpoint resourcereader respectively responses_commit restfulclient_. result_; result_await ' +
      'retried retrieval return_# return_none return_text returned returns returns_and revalidate reviewers_: ' +
      'reviewers_should revocationendpoint rob robot_is robots role role>do_show role_is role_of room_# rooms ' +
      'root_cause ror router_. rtf ruby rules_# rules_, rules_PATH run_build runner_features running_. runs_on ' +
      'rz s_r safe_. same same_here sbcharsetprober scalable scanned scans scheduler_downloading ' +
      "scheduler_listening scheduler_retrying schema_: scope_. score_. screenshots script_, scripts' scripts_, " +
      "seconds_to secrets_. section see_this seek seeking selectors self_, sell send send_event send_go' " +
      'send_us sequence_, sequentially server_: server_side service_, session_: session_ends session_id ' +
      'session_was set_of set_to setglobaldispatcher setuptools_. setuptools_import setuptoolsdeprecationwarn ' +
      'setuptoolsdeprecationwarn_ing severity severity_: sg shell_, shim shlex shopping_assistants ' +
      'short_functions shortcut shortcuthandler should_only should_set should_tell showlinenumbers shutdown ' +
      "signature_: simplest site situation sk_test skill's_directory skip_it skip_permissions slug_from " +
      "slugline' slugs_. small_build smoke sn snyk so_you socket_. socket_import software_and solutions " +
      'solving soname sonnet spec_: specialist specific_, specification_. specifierset splitext splitlines ' +
      'spring sprint srcset stability_: stack stages standardized stat_import state_: stats stays_on step_if ' +
      "store_, story str_: str_str stream_, stream_. stream_: string_, string_and strings' strings_, " +
      'struct_import structural stuck style_: styles_comment subagent subagents subject_: subscribe ' +
      'substantial sudo_sh suffixes suitable_for sum summarizes sure sure>humans sure>of_plain surfaces swarm ' +
      "sync_description syntax_for sys_def system_administrator systems_, sz t' t_c t_d t_g t_n table_tbody " +
      'tags_: takes_a task_tool tasks_in tb tcp td_valign teardown tell_nobody telling_the template_: ' +
      "temporary_files terminology test_and testing_. tests tests_, tests_. text' text_; text_import text_type " +
      'textwrap_import that_allows that_only that_they that_this the_ability the_above the_architecture ' +
      'the_available the_basket the_best the_bsd the_characters the_chat the_checksum the_cli the_confirmation ' +
      'the_copyright the_data the_email the_end the_figures the_files the_html the_instructions the_library ' +
      'the_mirror the_npm the_organisation the_password the_permissions the_preferred the_program ' +
      'the_reference the_requested the_required the_script the_signature the_sources the_system the_title ' +
      'the_trade the_ui the_usual the_work the_workshop them them_all them_before them_it them_to theme_. ' +
      "theme_PATH then' there_, thin this_agent this_essay this_guide this_message this_model this_permission " +
      "this_skill this_skill's this_table throughput thu tied tiers timeline timing tiny_queue title_copy " +
      'title_of title_weekly to_book to_bring to_coding to_describe to_detect to_disclose to_do to_end ' +
      'to_false to_get to_handle to_identify to_invoke to_maintain to_manage to_migrate to_not to_override ' +
      'to_remove to_resolve to_s to_show to_skip to_treat to_your todos todowrite token_string tokenendpoint ' +
      'tokenizer_commit tokens_amount tokens_import told_to tomh_, tools_and trace tracks traffic ' +
      "transformation transition transitions treat_all tree_. triplet trivial troubleshooting_if true' true_if " +
      'truth ttl ttype ttype_, tue tue_, tv twitter two_devices two_minutes two_options type_the typed types_: ' +
      'types_of typing_from u_a u_f u_h u_j u_m u_t u_y ua ud ultra under_the underscore understand_the uni ' +
      "unicode_characters unicode_paths union_, unittest unknown' unless unlike unpacked unpackedsize " +
      'unpackedsize_: unsupportedalgorithm unsupportedalgorithm_, up_to update updated upgraded uri_. url ' +
      'url>do_loosen urllib us_. usage_. usage_ts use_an use_early use_placeholders use_them use_this used_to ' +
      'useful_to user>do_pass user_, user_can user_options user_the user_wants users_: users_of using_a ' +
      'using_an utility_functions utils_, uw v_# v_b v_k validate validation_. validator_, validators ' +
      "valign_top value_: values_for vault_and vcs vendor_and vendor_import venv verifier version' " +
      'version_import version_in version_number versioncontrol vertical vg via views vip virtualenv vpc ' +
      "vulnerability vulnerability_, vz w' w_! w_PATH w_f w_t w_v wait_for wants_to warehouse warn_build " +
      "warn_worker warnings_import warranties was_closed was_wrong wasn't web weekly_links weiter wf what_you " +
      'whatever_assistant whatever_you whatwg wheel_from wheels when_developing when_to which_have which_is ' +
      "whichever_agent whitespace' whitespace'_: whitespace_, whitespace_all width_: will will_be will_receive " +
      'windll window_. windows_, wish with_, with_PATH with_admin with_anyone with_hidden with_minor with_node ' +
      'with_v within_# without_confirmation wl work_. work_in worker_compiled worker_retrying worker_worker ' +
      'workers works_on workshop workspaces would_come wr write_, write_down write_output writes_the wrong wv ' +
      "xf_# xff xg xj xn xv xx_responses y'_# y_; y_? y_a y_g y_k y_w yb yellow yellow' yh yo you>mail " +
      'you>of_secret you_did you_told you_write yv z z_e z_i z_n z_q z_r zd zed zero_width zeuthen zg zipfile ' +
      'zipfile_import zipimport zn zn_# zp zq zr zs',
  ],
  [
    -0.375,
    '!_c !_dear !_instruction !_introduced !_m !_n !_q !_sender #_aa #_af #_alt #_apr #_b #_bbd #_bv ' +
      "#_canonical #_ce #_characters #_collabora #_d' #_dec #_def #_dh #_euros #_failed #_ferrite #_ffc " +
      '#_getting #_i #_ko #_lj #_lovely #_mar #_mb #_modules #_ms #_note #_of #_only #_or #_passed #_percent ' +
      '#_pr #_pricing #_publickey #_qr #_ray #_requests #_sb #_selector #_stable #_tests #_xff #_y ,_MAIL ' +
      ",_args ,_as' ,_buy ,_dict ,_each ,_edit ,_either ,_end ,_error ,_every ,_file ,_files ,_headers ,_i " +
      ',_install ,_l ,_literal ,_load ,_merge ,_must ,_never ,_no ,_out ,_p ,_path ,_price ,_r ,_rain ,_read ' +
      ",_release ,_require ,_results ,_return' ,_root ,_scripts ,_subscribe ,_task ,_there ,_they ,_timeout " +
      ',_tool ,_transfer ,_utf ,_vcs ,_while ,_without ,_write ._URL ._answer ._args ._base ._bash ._command ' +
      '._commit ._conf ._config ._console ._context ._core ._dispatcher ._documentation ._dtstart ._encode ' +
      '._fix ._format ._include ._index ._it ._k ._load ._lower ._m ._md ._module ._once ._or ._package ' +
      '._prompt ._regex ._review ._running ._self ._service ._setuptools ._string ._suppress ._tag ._test ' +
      "._therefore ._these ._treat ._txt' ._type ._url ._verbose ._w ._warning ._whl ._word :_URL :_admin " +
      ':_any :_bearer :_bsd :_chen :_class :_github :_invalid :_jd :_key :_memory :_mon :_morning :_negative ' +
      ':_not :_optional :_password :_payments :_renderabletype :_repository :_result :_return :_s :_sha :_stop ' +
      ':_str :_team :_tokens :_tomh :_trail :_u :_update :_utf :_v :_version :_who ;_PATH ;_buy ;_e ;_open ' +
      ';_write ?_; ?_sender HOST_# MAIL_and MAIL_copyright MAIL_test PATH_# PATH_e PATH_footer PATH_l PATH_li ' +
      'PATH_m PATH_o PATH_on PATH_version PATH_you URL_aliases URL_is ^accepted ^access ^actions ^align ' +
      '^alreadyfinalized ^although ^args ^asked ^author ^authors ^auto ^backport ^being ^benchmarks ^bit ' +
      '^block ^boolean ^bs ^bsd ^bz ^called ^canonical ^catch ^cd ^certifi ^changelog ^choice ^cmdoptions ^cn ' +
      '^com ^commits ^conf ^console ^constants ^contrib ^contributed ^contributors ^copied ^copying ^credits ' +
      '^custom ^customer ^da ^daniel ^datetime ^delivery ^deprecationwarning ^development ^directory ^dispatch ' +
      '^distutils ^dns ^documentation ^does ^dumps ^ec ^el ^em ^endif ^endswith ^entry ^escalate ^etag ^even ' +
      "^event ^eventsource ^examples ^expand ^f' ^faster ^features ^files ^filters ^find ^fo ^follows ^footer " +
      "^force' ^fp ^free ^functions ^furnished ^generic ^getcwd ^gh ^glib ^global ^gptbot ^gtk ^h ^hash ^hide " +
      '^https ^indirect ^inherit ^inspect ^installed ^into ^invalid ^iterator ^join ^ka ^kill ^kwargs ^lc ' +
      '^leave ^legacy ^lena ^length ^libsql ^libxml ^lines ^listen ^log ^main ^maintained ^maintainer ' +
      '^maintaining ^make ^me ^measurement ^minimal ^missing ^mkdir ^mock ^mode ^module ^morning ^mypy ^nadia ' +
      '^namedtuple ^network ^normal ^normally ^noscript ^oak ^off ^old ^one ^open ^operation ^operations ' +
      '^operator ^orange ^our ^over ^overrides ^owasp ^packages ^parsers ^pass ^patches ^patterns ^pending ' +
      '^pennyplan ^pkg ^please ^port ^postgres ^pp ^pre ^previous ^providing ^punctuation ^purple ^quarterly ' +
      '^r ^raised ^reads ^record ^redis ^regex ^remember ^reminder ^rename ^renderresult ^repository ^repr ' +
      '^resolution ^resourceendpoint ^revoke ^ruby ^saves ^say ^scanner ^se ^sebastian ^secretkeyref ^self ' +
      '^set ^setglobaldispatcher ^setup ^sf ^sh ^si ^signal ^sk ^slots ^sort ^special ^split ^ssl ^standard ' +
      '^starting ^static ^staticmethod ^streaming ^stringend ^stringstart ^style ^suppress ^systemd ^terminal ' +
      "^then ^therefore ^thus ^token ^tokens ^tree ^two ^tx ^txt' ^um ^unix ^unknown ^urllib ^urlparse ^v ^va " +
      "^valid ^var ^variable ^vendor ^versionadded ^versioncontrol ^virtualenv ^vs ^w' ^welcome ^whl ^who " +
      '^width ^words ^wp ^writes ^xxx ^yield ^zero a_: a_PATH a_binary a_bom a_client a_console a_dict a_dr ' +
      'a_f a_fa a_folder a_future a_g a_git a_id a_list a_meta a_new a_python a_r a_requirement a_simple ' +
      "a_source a_strict a_table a_web a_z ab_# abaixo_e abc' abort' above_and abstract account_after " +
      'account_named action_items action_store actively ada_, adapted adapter adb additionally adds_a ade_, ' +
      'adf administrator_, administrator_. advance advanced advice af_# after_. again_# agenda agent_has ' +
      'agentoptions agents_may agents_should ah ai_models aix akia algorithm_. algorithms_, aliases ' +
      'align_center all_commands all_copies all_data all_get all_messages all_previous all_rights ' +
      'alreadyfinalized_, alternatives always_answer an_action an_exception analyse_text and_all and_are ' +
      'and_copy and_enable and_everything and_fill and_firefox and_run and_this and_wants anna another ansi ' +
      'answer_score any_: any_person apache_# apache_license api_annotations api_documentation api_token ' +
      'apikey app_# application application_PATH applied approved_by apps ar are_done are_going are_installed ' +
      'are_used argcomplete argv ask_before asking_; asking_for asn assignees associate at_MAIL at_all ' +
      'at_module at_some atexit attacker attempt_to auth_cache auth_connected auth_test auth_worker ' +
      'authenticate authorised_to authority>do_ask_user authority>of_live authority>reader ' +
      "authorization_request authorization_server av available_on aware aws b'_# b_; b_i b_y baa bab back_. " +
      "backed background_color backward_compatibility basename bb'_, bc bd_# bdist be_# be_added be_called " +
      'be_sure be_told bec bed_# behavior_. being below_# benjamin best_regards better beyond bi bindings_for ' +
      "bisect blink blue' blue_# bo_MAIL body_nav bool booster boot bq branch_per branches browsing_agent " +
      'budget_: budgeting_plan buffer_. build_: build_compiled build_downloading build_finished building ' +
      'builtin_. builtins builtins_. bun bundle but_it bv bx by_a by_adding by_language by_step by_users ' +
      'bypass_the bytesio c:forbids c:make-user c_f c_o c_s c_w cab cache_, cache_job cache_test cachecontrol ' +
      'calculate calculated callable called_before can can_merge can_unlock cancellation candidate_is capacity ' +
      "caption case' case'_, case_insensitive cases_, cc cd_# ce ce_# certifi certificate cf cfg change " +
      'character charge_, chatbot checker cheers cheers_paul chinese choose_the chr cidr cipher cl clang ' +
      "class_: class_name classic classifier client_id close_this cmd_. cn code' code_snippet codecov codecs " +
      'codes codes_import collabora collabora_ltd color_# columns comment_, comment_: commit_a commit_and ' +
      'commit_e commits committed compatibility compatibility_. compilation compileerror compress compression ' +
      'condition>of_plain condition>of_private configuration_and confirms connect_. connection_to console_. ' +
      "construct containing contains_a content_type context_before context_holds contextlib continue'_, " +
      'continue_, contributor_agreement contributors_PATH controlled converted copyright_# correct_answer cost ' +
      "crcmod created createserver cron_job cryptography csv_and customers cx cycle d' d_; d_author d_l d_w " +
      "da_# dahlin_MAIL dangerously dangerously_skip darwin data'_, database_is database_to dataclass_class " +
      "dataclasses day db_job dc ddf deal dear_llm debug' debug_. debugging_. decide decides declaration " +
      'declare decodeerror deepseek def def_copy def_is def_open def_unpack default default_: ' +
      'default_environment default_is defaults_to defined_in defines delete_PATH deletion_of deliver dependent ' +
      'depends deploy_to deploy_token deployment_metadata deprecated_MAIL description_content descriptions ' +
      'desk details_on determining developer_of dfb dh dialog dict_. did directory_: disclaimer dispatcher ' +
      'display display_: dist_PATH distributed distribution_, distribution_. div_align do_ask_user>condition ' +
      'do_ask_user>humans do_ask_user>official do_ask_user>sure do_claim>do_send do_claim>maybe ' +
      'do_destroy>do_write do_destroy>of_weak do_destroy>you do_drop>of_talk do_drop>persist do_grant>do_claim ' +
      'do_grant>of_orders do_grant>unasked do_loosen>authority do_loosen>do_destroy do_loosen>override ' +
      'do_memorize>of_person do_memorize>user do_more>of_code do_more>of_talk do_not do_obey>notice ' +
      'do_obey>of_person do_obey>role do_order>do_more do_order>of_open do_order>path do_pass>do_run ' +
      'do_pass>of_code do_pay>user do_push>condition do_push>do_show do_push>of_person do_rank>user ' +
      'do_run>do_more do_run>of_private do_send>condition do_show>do_destroy do_show>do_grant do_show>do_pass ' +
      'do_show>earlier do_show>persist do_weaken>do_destroy do_weaken>do_order do_weaken>do_pass ' +
      'do_weaken>do_push do_weaken>of_goods do_write>of_talk do_write>reader docs_: doctype_html ' +
      "documentation_and documentation_is documenting does_this don't_have done_by downloads dr_. drop_it ds " +
      'dsa dsapublickey dummy dumper dynamic_crypto dz e_c e_f e_g e_h e_i e_mail ea each_fix earlier>do_grant ' +
      'ecdsa edit_files editable edits ee_# eef efficient eggs ej el_asistente emitter_URL emoji empty ' +
      "empty_answer encoding_. encodings end_: endswith engineer entialsgrant entities entrypoints enum' enums " +
      'environment_: ep epics equality eric errno_import error_from errors_and eslint_to esm essential eur_. ' +
      'event event_moves events_. every_line everyone_who everything_that everything_to examples_. except_for ' +
      'executables exist_in exit_code expected_it experimental_. exploration export_const export_function expr ' +
      'extends_: extraction f_: f_; f_a f_author f_g f_i f_n fa_f failed false_if fb_# fd_# feature_, ' +
      "feature_: features_. feedback_: ferrite_contributors fetch_compiled fetch_retrying ff' ff'_, ff_# field " +
      'fields figures file_exit file_it file_name file_or filenotfounderror files files_the files_under filter ' +
      "final' finder first_login fj flag_commit flagged flour flowkit' fmt_: fn fold folder_. followed_# for_a " +
      'for_backwards for_building for_coding for_each for_http for_i for_instructions for_some for_status ' +
      "for_use format format' formatted former found' found_at found_the fp fraction fran fran_ais french " +
      "friend_amy from_apt from_base from_dataclasses from_flowkit' from_future from_math from_next from_node " +
      "from_setuptools from_slugline' from_zod' func_: furnished_to future_import g_: g_s gap ge gemini_cli " +
      'generated_. get_console get_self getopt ghp gi_. github_: gk gl global globals golovan gone good_value ' +
      'gpl gptbot great_, green_again guaranteed guardrail gw handed handle_empty handles handling has_an ' +
      'has_been has_granted hashlib hashlib_import hd headers_. heinlein heinlein_MAIL held help_# help_. ' +
      'helpers_in hereby_granted hg_# hidden_ai hierarchy highest highlight highlighter history_of hn_# ' +
      "hooks_. hours however_, hr_team http_compiled humans>do_show hundreds i' i_, i_d i_e i_lost i_style i_w " +
      "ib id' id_of id_token ie if_! if_key ig_# ignore_all ik immediately_. implement implements_the implied " +
      'import_. import_apt import_binascii import_codecs import_configparser import_dataclass import_datetime ' +
      'import_errno import_error import_fnmatch import_get import_inspect import_io import_machine ' +
      'import_pathlib import_setuptools import_shlex import_slug import_stat import_struct import_subprocess ' +
      'import_tempfile import_textwrap import_types import_typing import_warnings import_zipfile importing ' +
      "in_a in_as in_english in_examples in_h in_other in_python in_range in_spring in_style include' " +
      'increment indent_log index_, indicating info_, info_agent info_http info_to inform init_. initialise ' +
      "inline' inputs insecuretransporterror insert_new inserted_: install_with installable installation_of " +
      "installed_. instruction_. insurance int' int_: interacting interaction internally internals " +
      'into_account investigate invoice_is invoices_to io ipaddress ir is_, is_asked is_built is_currently ' +
      "is_disabled is_hereby is_removed is_running is_this isa' issues it's_not it_at it_closes it_for it_must " +
      'it_off it_uses it_without itemgetter iterable itertools itertools_import ito_MAIL iz j_# j_g j_p j_r ' +
      'j_t jaraco jb jf jon_park jr js js_v json_name june jv jv_# jw k_# k_PATH k_g k_i kb_. kenji ' +
      'kestrel_login key_, key_from keyerror keyerror_: keywords keywords_, kind kind_regards know_the ' +
      "know_when kwargs l'agent l'assistente l_, l_; l_PATH l_a l_b l_d l_j l_k l_m l_z label_, lambda large " +
      "larger larson last_updated last_week late law lazy lb leaking legs_. lets lets_the lex lexer lexer'_, " +
      'lexer_for lexers_for lexicographically libraries_. library_to libs libxslt license_; limitations_under ' +
      "limiting line_: line_from lines_. link_from lists_of literals lj load_node local' localhost localhost_: " +
      'location_: logged lol long lookup lou_budget love lowercase lq lu m_: m_b m_e machine_from ' +
      "mail>of_change main_, main_h make_a make_install man_pages manager_, map' march_. mark_the markdown " +
      'math math_import maxretryerror may_have may_see may_use maybe>of_talk md_PATH me>do_more me>do_weaken ' +
      "me_a measure_before mechanisms members memories memory memory_, merge_. message' messages_. messages_to " +
      'metadata_, method_for mg mia mia_park middle min miss_key mkdir mo models_import models_must modify ' +
      "module' module_contains module_is modules modules_transformed mon_mar monorepos_. month most_three " +
      'moved ms_# multiline multipart must_always must_follow must_keep must_state must_write mutablemapping ' +
      "mw my_account mypy mz n_c n_h n_k n_q n_u n_w n_z nadia name'_, name_main name_name name_of names_, " +
      "naming_rules needs_the new_error newlines next_model next_page nextspark nine_and nn no' no_additional " +
      'node_test none none_: none_for noqa nor normalizedname not_just notation notice>condition notice>me ' +
      "notice>of_person notice>please notimplementederror nq nss null number_, nzac nzac_# o' o_# o_a o_h o_v " +
      'obj object_with obtaining obtaining_a oe of_change>do_drop of_change>of_code of_change>of_talk ' +
      'of_charge of_code>do_claim of_code>do_send of_code>path of_config>do_drop of_config>do_show ' +
      'of_config>reader of_goods>do_ask_user of_goods>do_order of_goods>maybe of_goods>me of_goods>sure ' +
      'of_goods>you of_guard>do_write of_it>do_ask_user of_it>of_price of_it>of_talk of_lazr of_live>of_plain ' +
      'of_memory of_money>of_private of_person>of_plain of_person>of_secret of_person>official of_person>sure ' +
      'of_plain>do_pass of_plain>do_weaken of_plain>of_live of_plain>sure of_power>of_change ' +
      'of_power>of_person of_power>persist of_price>earlier of_price>of_rules of_private>condition ' +
      'of_private>maybe of_private>of_verdict of_rules>do_ask_user of_rules>maybe of_rules>of_verdict ' +
      'of_software of_talk>do_claim of_talk>maybe of_these of_those of_verdict>of_change of_verdict>url ' +
      'of_version of_weak>do_obey of_weak>path of_weak>you of_what offers official>mail official>of_live ' +
      "official>of_private offsite_agenda omitted on_other on_you one_. only' only_include oo open_a open_it " +
      'open_the opencode openrouter operator_. optimize options_arguments optparse_import opts orange order_, ' +
      'original_code os_from os_import ossl other_. ou out_. outfile outgoing outline output_, output_to ' +
      'over_inheritance override>mail override>of_goods override>of_it owasp owners ox p_, p_b p_d p_f p_h ' +
      'p_measure p_o p_our p_remark p_s p_tell package_from package_name package_will padding page_, ' +
      'page_cannot pages_and pairwise paolo parameter_. parameters_. parent parseexception_, parser ' +
      'parser_import particularly partner passw passwd password_and paste path>do_more path>mail path_. ' +
      'path_path pathlib pathlib_import paul pb pd per_feature performed performing permissionmode ' +
      'persist>of_it persist>you person person_obtaining personal pip_, pirate pkey placeholders ' +
      'platform_import platform_win platformdirs players playground please>do_order please>do_pay ' +
      'please>earlier please>notice please_add please_sign please_turn pm_# poisoning policy_: poolmanager ' +
      'portability posixpath pragma_: prd prefers_e prepare preproc preproc_: prerequisites_an present preset ' +
      "prettier preview print_every privacy private_repository privilege process process' process_this " +
      "producing programmatically prompts_. proper proto protocolerror providing_a proxy public' punctuation " +
      'purple purpose pv pygobject pyparsing python_m python_package q_. q_r qd qf qo queries questions queue ' +
      "queue_downloading queue_job queue_worker quick_call quickly quickly_. quoted_, quotes qw r'_# r'_: r'_s " +
      'r_URL r_c r_k r_l r_w random ratio ray_holder re_. re_: read read_the read_these reader>of_private ' +
      'really rebase_before recognized recursive red_, red_hat redaction reference_layout refill refund_dialog ' +
      'refunds regarding regards_kenji regards_nadia regards_paul regexes regular_expression rejected_. ' +
      'rejects_wrong rely_on relying remember_that reminder removed render_cache render_listening reply_to ' +
      'reply_yes report_as report_bugs report_to repositories_. repository_. repository_: request_# request_id ' +
      "requests_. require require' reserved_. reset reset_self resolvefilename resolves " +
      'resourceownerpasswordcred resp response_commit response_self restart restart_nginx restrictions_on ' +
      'results_. retry_state return_result reversed review review_and rich rights_reserved risks rn ro ' +
      'robots_. role>humans role>maybe role>of_goods role>path roles rr rules_of run_bash run_in run_scripts ' +
      'running runtime runtime_. runtimes rv s_PATH s_h s_j s_w sam_ito sandbox_has sandbox_stays satisfies ' +
      'saved_card saves say_nothing sb scheduled scheduler_compiled scheduler_connected scheduler_worker ' +
      "scope' score_: scores secret secret_, securetransport security_issues see_below seed seen send_data " +
      'senior series serve served sets sf shall_be should_ask should_prefer should_say should_use show_what ' +
      'shutil_import sie significant simon sized sizes skill_. skips sleep slot slots slug_hello ' +
      "slugline'_slug small_and snapshot snapshot_depends snapshots so_if so_we softwareproperties some " +
      'some_of sorry sourcemappingurl sourceslistshortcuthandle sp spec_. specifications specifying spinners ' +
      'st staging standalone started_PATH starts_at state_. staticmethod status_codes stdio stdout step_by ' +
      "steps_# str streams string string'_, stringend stringstart stripe stuff_. submodule subtle sudo_. " +
      'sudo_systemctl suggestions suitable summarize_long super_. supply support_is sure>of_private sure>sure ' +
      'survey sv sw sys_. system_and system_prompts t_! t_; t_? t_l t_t t_u table_of tabs tag_, takes_ten ' +
      'target_. taylor tbody tc tcl_PATH team_MAIL tempfile terminal_and terminalformatter test_: test_before ' +
      'testing tests_# tests_pass text_text textwrap tf th_current than_# thanks_! that_process that_says ' +
      'the_apache the_application the_assistant the_body the_browser the_bug the_built the_cache the_case ' +
      'the_changes the_connection the_deprecated the_distutils the_domain the_e the_entire the_error ' +
      'the_exception the_format the_gnu the_http the_latest the_mailing the_metadata the_necessary the_new ' +
      'the_object the_operating the_option the_prices the_problem the_pull the_role the_rule the_same ' +
      'the_search the_second the_secret the_shared the_socket the_ticket the_warning their_name them_as ' +
      'them_from then_call then_restart there_are therefore_, they_are third third_party this_code this_file ' +
      'this_program this_step those_of threading_import three_tool throw_new throwing throws time_, ' +
      'time_import timer titles tj tm to_allow to_configure to_deal to_deploy to_determine to_fit to_go to_its ' +
      'to_link to_log to_make to_new to_node to_npm to_other to_parse to_permissions to_request to_send ' +
      'to_test to_true tobe told tom_: tool_output tooling touches tq tr_th traceability traceback_: tracing ' +
      "trade_offs trailing trained trained_on transformed_. traversable tree_, trip true'_, trust_the try_: " +
      "ts_# tu tuesday_, turn_off tutor tx txt' type type_checker type_checking type_is type_misc types_, u_w " +
      'uc uf uint_# uk um unasked>condition unasked>do_pay unasked>do_send unasked>of_power unattended ' +
      'uncertainty unclear_. under undone union unistring unsubscribe unsupportedwheel up_automatically ' +
      'upgrades upgrading uploaded upper uppercase upstream uris urlencoded urlparse usa_import usage_js use_: ' +
      'use_? use_at use_case used_. used_a user>do_reply user>of_verdict user>persist user_asks user_config ' +
      "user_must user_site username uses_the usual_. uu ux v_c v_d v_m v_n v_s v_u vacuum val van variable' " +
      'variable_. variables_. ve vendors versionadded versioning versions_. vevent vk vm vor w_e w_n w_o w_q ' +
      'w_u w_w warn_cache warn_deprecated warn_msg was_last watch wave way_. we_recommend weather_for ' +
      'weather_in webapplicationserver webencodings wed wed_, week week_, weekly_report welcome what_do ' +
      'whatever_is where_it whether_the which_are which_may which_will while_the whl width_. widths ' +
      'will_always will_call with_. with_ai with_open with_or with_skip without_approval without_asking worker ' +
      'worker_warning worktree wrapper_for written written_in wrong_password ws wx xf xl xm xq_# xs xy y_d y_e ' +
      'y_l y_r yamlerror yarn yates_MAIL yield yn you>do_weaken you>of_it you>of_verdict you_already you_can ' +
      'you_close you_commit you_create you_delete you_install you_might you_must you_refactor you_run ' +
      'you_should you_start you_use your_administrator your_coding your_notes your_package your_session ' +
      "yourself_. yr ys yt yx z' z_# z_f za ze zeroormore",
  ],
  [
    -0.5,
    '!_# !_. !_a !_d !_llm !_or !_r !_shopping !_type #_ad #_ae #_agent #_ba #_begin #_bf #_bg #_build #_eef ' +
      "#_ef #_encode #_f' #_fbd #_fix #_from #_if #_it #_j #_ja #_kb #_may #_model #_o #_os #_seconds #_simon " +
      "#_support #_tom #_tools #_uo #_usa #_xx #_yc ,_. ,_; ,_ask ,_bound ,_build ,_case' ,_config ,_data " +
      ",_debian ,_doing ,_err ,_four ,_free ,_help ,_if ,_in' ,_j ,_keep ,_key ,_link ,_msg ,_n ,_on ,_or " +
      ',_paste ,_prefers ,_print ,_priority ,_python ,_re ,_reset ,_save ,_should ,_show ,_simply ,_system ' +
      ',_using ,_v ,_where ,_with ._? ._after ._allow ._api ._append ._approve ._but ._cache ._call ._check ' +
      '._close ._commands ._could ._debug ._delete ._endswith ._errors ._exe ._exit ._full ._function ._get ' +
      '._getcwd ._hello ._http ._if ._insert ._items ._keys ._local ._lock ._prefer ._prerequisites ._raise ' +
      '._refresh ._report ._retry ._see ._should ._single ._sort ._tobe ._total ._unpack ._upgrade ._values ' +
      ':_ada :_b :_broken :_can :_clusterip :_code :_config :_dev :_edit :_env :_f :_in :_json :_message ' +
      ":_michael :_new :_p :_param :_platform :_production :_quarterly :_r' :_sam :_same :_save :_show " +
      ':_stream :_test :_types :_use :_y :_you :_zed ;_# ;_, ;_: ;_; ;_a ;_c ;_delete ;_h ;_the ?_# ?_, ?_. ' +
      '?_? ?_s ?_y HOST_code MAIL_# PATH_a PATH_c PATH_def PATH_file PATH_for PATH_other PATH_q PATH_r PATH_s ' +
      "PATH_tag URL_! URL_or URL_see URL_source URL_target ^HOST ^a' ^about ^ac ^additionally ^announce " +
      '^anthropic ^api ^argument ^arguments ^ask ^attackers ^attempt ^automatically ^available ^based ^bb ^be ' +
      '^because ^belmonte ^below ^bin ^blocked ^both ^break ^browser ^buffer ^bugs ^building ^builtins ^but ' +
      '^calling ^case ^cases ^cf ^cfg ^chain ^chair ^changes ^charset ^chatbots ^chen ^choose ^cjs ^class ^cli ' +
      '^codes ^compared ^compat ^configuration ^configure ^connect ^control ^could ^course ^cp ^cpp ^creates ' +
      '^cryptography ^css ^current ^currently ^cursorrules ^cyan ^database ^day ^dbus ^defining ^del ' +
      '^destructive ^determine ^developers ^diff ^different ^discuss ^disk ^display ^domain ^elif ^else ' +
      '^encoding ^errors ^everyone ^except ^exclude ^expat ^explain ^export ^extends ^extensions ^fallback ' +
      '^feat ^filter ^fixme ^flag ^flush ^fn ^following ^form ^found ^get ^getting ^google ^grammar ^greet ' +
      '^groups ^has ^hashbang ^head ^header ^high ^hn ^hook ^ignoring ^including ^indent ^index ^installing ' +
      '^integrity ^interface ^its ^javascript ^jd ^john ^jump ^jwt ^kernel ^lang ^lesson ^likely ^limitations ' +
      '^linux ^literal ^loads ^low ^macos ^maintainers ^makefile ^manual ^many ^markers ^mask ^max ^message ' +
      '^method ^michael ^mit ^mitigation ^multiple ^must ^names ^nb ^needs ^newer ^nonce ^not ^notice ^obtain ' +
      '^oid ^openssl ^operators ^original ^param ^passing ^path ^paul ^payments ^pino ^pip ^pipeline ^pl ^plan ' +
      '^platform ^png ^pnpm ^position ^pragma ^prepare ^prerequisites ^private ^process ^project ^protocol ' +
      '^providers ^provides ^proxy ^public ^pypi ^raise ^reasons ^recipient ^regexp ^register ^releases ' +
      '^remove ^removes ^replicas ^represents ^request ^required ^requirement ^resolve ^resolved ^respect ' +
      "^restore ^return ^rewrite ^root' ^rotate ^rules ^running ^sale ^sam ^schedule ^scope ^script ^scripts " +
      '^selection ^send ^separator ^service ^setting ^sign ^signed ^similar ^single ^site ^size ^skill ^socket ' +
      "^something ^sometime ^source ^stability ^statuscode ^step ^stream ^string' ^styletype ^suffix ^supports " +
      '^synopsis ^syntax ^systemctl ^tags ^takes ^target ^testing ^that ^theme ^through ^times ^timestamp ^tls ' +
      "^try ^typescript ^under ^unless ^unlike ^unlikely ^unpack ^up ^upstream ^url ^useful ^user' ^users " +
      '^uuid ^valgrind ^vault ^verify ^vk ^vm ^webencodings ^with ^without ^wrap ^wraps ^writing ^xx ^xz ' +
      "^zeroormore a' a_c a_callback a_copy a_cron a_custom a_day a_dependency a_dockerfile a_failing a_laptop " +
      'a_library a_look a_mailing a_name a_package a_patch a_reference a_regular a_release a_sentence a_short ' +
      'a_small a_specific a_spreadsheet a_string a_support a_text a_tool a_valid abaixo abi ability able ' +
      'above_copyright above_in absolute_import abstraction access_: access_tokens accessed accessible ' +
      'account_for active add_json adding_the additional_context additionally_, addon adhere adhere_to ' +
      'administrators_can after_a against agent_agent agent_note agent_will ai_helper ai_reviewers aims aj ' +
      "al_# alias' allow allowed_. almost alpha already_have also_use alternatively amy an_agent an_existing " +
      "an_iterable an_object an_open and' and_any and_change and_check and_choose and_contributors and_enter " +
      'and_installing and_nobody and_pay and_rebase and_rewrite and_security and_self and_want android angry ' +
      "anonymous answers_under anybody anyone_. apache api_for api_that app_with appear appname approved' " +
      'approved_with apr architecture are_available are_new are_on are_supported are_two argparse args arm ' +
      'as_agreed as_base as_done as_long as_possible as_token as_you asistan ask_it ask_the ask_when asked_for ' +
      'asks asks_before assignment assistant_asks assistant_completing assistant_reads assumes ast asymmetric ' +
      "async_function at' at_PATH attribute_, attrs audience authored authoritative authority>do_push " +
      'authority>do_reply authorization authorization_: authorization_header available_at available_for ax b_. ' +
      "b_b b_c b_d b_e b_n ba_# backend backslash backups_before backward backwards_compatibility bake bar' " +
      'bare bash_and bash_git battery be_an be_considered be_converted be_found be_in be_installed be_used ' +
      'because because_it bedrock before_# before_coding before_each before_publishing before_quoting behaves ' +
      'belmonte bf bf_# bgcolor big binary bindings blocked body_is branch_is break breaking brief browser_and ' +
      'bs bsd_# bt buf bugs_. bugs_in build_directory build_system build_tool build_tools built_in bump_eslint ' +
      'bunch bus business by_mail by_passing by_phone by_r bytearray bz_# c_a c_d c_r ca cache cache_miss ' +
      'cache_this cached cad_# call_yesterday call_you callback calls_per can_now can_retry carpeta case ' +
      'category caught caveats cell cell_len certificates change_, changes_, changes_small channel_. ' +
      'characters characters_. charset check_if checks_pass choices_: choose christoph ci_, ciphers cite_the ' +
      'cjk claim claims class class_config class_that claude_PATH cleaner clerk click_the client_from ' +
      'clone_URL close_it cmake code_from col collaborative collaborator collaborators collection collections ' +
      "column_# combination commands' commands_: comment_in commit_b complete_details composition_over " +
      'comprehensive condition>do_pass condition>earlier confidential config_. configparser ' +
      'configparser_import configs configuration_, configuration_from configurations confirma conflicts ' +
      'confusing connection connection_. console_, consolerenderable consult consume contact_MAIL contained_in ' +
      'content_PATH context_of continuation continue_at contract_draft contributed contributing_to ' +
      'conversation_. conversation_and copied copies_of copy_the copyright copyright_notice correctly couple ' +
      "cp' cpplexer cr crafted create_table creating_a credentials_to cron cs csv ct ctrl curl_fssl current " +
      "current_version cursor_, customer_. customers_to customize cv cwd cyan' cygwin d_, d_bus d_r d_z daa " +
      'dahlin dash data_from database_, db_connected db_get db_password db_slow db_worker dbusexception ' +
      "dear_customer debian's debian_PATH debug_db decoder def_read def_run default_# default_account defaults " +
      "defence defined_. deflate delete' delete_file delete_files deleted delimiter denied dependencies_. " +
      'deploy_. depot describing descriptor designed_to desired desk_, dest destination develop ' +
      'development_and device devices_is dg differs dim dir_description directories_. directory_PATH ' +
      'directory_is directory_synopsis directory_to dirs disconnect displaying distribute distributions ' +
      'distributions_. distributionversion distro distutilsplatformerror div_hidden do_# do_. do_claim>do_obey ' +
      'do_claim>do_push do_claim>of_power do_destroy>do_order do_destroy>earlier do_destroy>of_rules ' +
      'do_destroy>please do_destroy>unasked do_destroy>url do_drop>do_drop do_drop>do_push do_drop>of_price ' +
      'do_drop>path do_grant>do_pay do_grant>maybe do_loosen>condition do_loosen>do_ask_user ' +
      'do_loosen>of_verdict do_loosen>unasked do_memorize>do_show do_memorize>unasked do_memorize>you ' +
      'do_more>earlier do_obey>condition do_obey>do_pay do_order>sure do_pass>humans do_pass>of_private ' +
      'do_pass>of_verdict do_pay>of_code do_pay>of_rules do_pay>of_secret do_push>do_order do_push>do_run ' +
      'do_push>of_config do_run>sure do_send>authority do_send>do_run do_send>do_weaken do_show>do_finish ' +
      'do_show>maybe do_weaken>earlier do_weaken>humans do_weaken>of_rules dockerfile dockerfile_steps ' +
      "documents done_when draft_v drafts dumps e' e_, e_; each_change each_claim earlier>do_loosen " +
      'earlier>do_push earlier>me earlier>of_it earlier>of_secret earlier>url easier_to easy_to eb edge ' +
      'edited_by eef_# ef_# ek elif em embassy empty_. empty_response encrypt end_, ending enter enter_the ' +
      'entry_points enum enum_import env_, environ_. eq equal eric_larson errno error_if errors es_# escalate ' +
      'eslint eventsource everybody evp evp_pkey exists_. expect expires_in explanation export_async exported ' +
      'exposed exposes extends extras facilitator failures fall_back fallback family faster_than fb fbd fbd_# ' +
      'fd featured ferrite_init fetch_cache fetch_connected few ffc fg figure filename files_? files_without ' +
      'finally finish_. firefox firefox_. fit five_sentences fix_: fixture flag fm fn_: followed_by ' +
      'following_code footer_# for_anyone for_complete for_creating for_debian for_invoice for_key for_queries ' +
      'for_s for_these for_two format_: forward forwarding found_, foundation four_legs frameworks fri ' +
      "from_error from_threading from_time from_undici' frontend frozen fssl_URL func functionality_. " +
      'functions g_f g_q ga garbage gcloud general_body get_a get_all getattr getcwd getter gettext gg gid ' +
      'git_ssl give_it glob gm goal gpg granted_, greater green_# greet grey gt gtk_# guides gz h_q ha hacking ' +
      "hai has_approved has_expired hashbang have_any have_used header_is headers' headers_none hello_world' " +
      "help' help_, helper_: heuristic hidden_instruction hides highlighted hinweis_an hmac hn hour_. however " +
      "http' http_# http_request http_requests http_test http_warning httpresponse humans>do_obey " +
      'humans>do_order humans>sure i_# i_in icon identifier if_a if_no if_not if_they if_true if_we ii imp ' +
      'implicit import_abc import_build import_collections import_contextlib import_ctypes import_functools ' +
      'import_hashlib import_import import_is import_pip import_posixpath import_re import_shutil ' +
      "import_socket import_sys import_time import_type important_: imports_. in' in'_, in_addition in_both " +
      "in_config in_five in_that includes_the inclusive info' info_assistant info_hint info_queue " +
      'info_scheduler info_the information_about information_is inheritance_. initialize initially injections ' +
      'insensitive installation_instructions installed_in instances_of instantiation intended_to interact ' +
      'interact_with intercept international interpret into_. introduced_in introspection invalid invalidkey ' +
      'invitation invoice_copy involved ipv_# irc is_as is_attached is_called is_defined is_deprecated ' +
      'is_green is_included is_now is_passed is_possible is_sent isdir isinstance iso iso_# isolated issue_# ' +
      "issue_. it's it_doesn't it_may it_now it_run it_the item_to iter iterable_of iterate iv iv_# j_i j_y ja " +
      'jailbreaks jc jl jo jobs johan_dahlin json_flag json_import jump just_a k_: k_q ka kb kd keep_the ' +
      "keeping kein kestrel_create key_# keys_, keys_are keyword keywords' kinds_of kitchen kv kw l_c l_u la_h " +
      'landlord laptop laptop_from last_message later_sessions launched lc ld leaked least left_: legs length ' +
      'length_# lesson_# let let_the level lexer_. lf li_get li_read libc library library_. library_: libsql ' +
      'libxml libxml_# license_, license_block license_license lightweight like_to line_and line_length ' +
      'linenos lines_, link_lib links_PATH linter_and live lk llm_works llms_. loaders location_. lock_the ' +
      'logging_. logical long_files longest look_into looking_for loop lsb lyon_, m_# m_, ma mac machinestate ' +
      'mail>do_loosen mail_: mail_it main_; maintainers_: maintainers_of maintenance maintenance_mode ' +
      'make_check makefile manner many map march markup match may_delete maybe>do_finish maybe>notice md ' +
      'me>do_destroy me>do_obey me>do_reply me>sure me_to meant_for measurements meeting_: meetings_start ' +
      'members_of merges message_is message_to messages metadata metadata_. method_: michael_vogt mid migrate ' +
      'mime minor mistral mit_, mix mockagent mod modal model_# model_should model_to models_. models_are ' +
      'modes modifications modifying module module_, monday_. monkey month_in months mori_MAIL move_to ' +
      "moved_to ms mx my_calendar my_last mypy_: myself n' n_, n_e n_l n_v nadia_ferro name' name_for name_the " +
      'name_to namedtuple_, nan naturally nb necessary necessary_. needed_, never_follow never_reveal new_. ' +
      'new_features next_meeting next_session ninja nm no_. no_action no_answer no_cover nobody_needs node_# ' +
      "node_api nodejs_PATH noemit_. nofollow noindex none' not' not_edit not_include not_match note_that " +
      "notice>of_weak npm npm_notice npx_ferrite numbers' ny o_, o_f o_g o_k oak oak_, objective occurred " +
      'of_code>of_goods of_code>official of_code>you of_conduct of_config>condition of_config>notice ' +
      'of_config>of_config of_config>of_rules of_data of_goods>do_obey of_goods>do_show of_goods>user ' +
      'of_guard>authority of_guard>do_drop of_guard>url of_http of_it>of_plain of_live>of_live of_live>path ' +
      'of_money>do_ask_user of_money>do_destroy of_money>do_write of_money>earlier of_money>of_goods ' +
      'of_packages of_plain>official of_plain>persist of_power>do_ask_user of_power>do_loosen of_power>do_push ' +
      'of_power>of_live of_power>of_power of_private>do_write of_private>of_talk of_python of_secret>do_grant ' +
      "of_secret>do_obey of_secret>of_live of_weak>do_grant offer oj olu_park on' on_all on_an on_call on_its " +
      'on_macos on_monday on_success on_their on_unix on_whitespace on_windows one_is only_for only_replica ' +
      "open_an opens_a opens_on operating operator_, operators' opinion opt option option' option_is " +
      'option_legacy optional options_, options_that or_credentials or_if or_to orchestrator_user ord os_# ' +
      'os_ubuntu oserror other_versions otherwise_it our_ai out_without outlined outstanding overridden ' +
      'overridden_by override override>humans override>of_change override>of_private overriding overview ' +
      'owner_to p_PATH p_as p_hidden p_n p_the package_contains package_for package_index package_to packaged ' +
      'packages_: packages_are packages_that panel pango paper parents paris parse_# participants particular_, ' +
      'pas passed_as paste_it paste_your path>do_claim path>maybe pathname paths_to pep pep_# perl permit ' +
      'persist>do_grant person_. person_who pid pin_. pip placeholders_such plan_your planned plat platform_: ' +
      'please>condition please>do_more please>do_push please_approve please_confirm please_see png_alt point_. ' +
      "point_for point_to port port_: portable pos possible_to post' potential pp pq prefer_composition " +
      "prefers_mail preserve pretty price_with prima priorities private' priya prober problem programs " +
      'programs_. promote prompt property propose protect provide_a provide_an provides_a proxies psf ptr ' +
      "public publish_workflow punctuation_all purelib py' py_# pyflakes pyopenssl pypa pypa_PATH pypi pytest " +
      'python_version q_d q_n q_w qg_# ql qr quarterly_review query_# quote_, quoted_into quoted_or quoting ' +
      "quoting_them r' r''' r'_PATH rain range_# ray rc read_it reader>path reads_a reason reasoning reasons_. " +
      'received_. received_read recognize recreate recursion redis refactor reference reflect reformat_, ' +
      'refusing regex_, release_. relies remove_them render_get renderables replace_, replace_all replacement ' +
      'replacing replica_for report_# repository_can represented representing request_body request_to requests ' +
      'required_, researchers reserved resources respect_the respond_with response_is response_to restart_your ' +
      "result_into result_of results_of retain retrieve retrying return return' return'_, return_f " +
      'return_false return_value returns_. returns_: rev reviewers_must revocation revoke_it rgb ring roaming ' +
      "root'_: root_: round rule rules_for run_, run_PATH run_commands run_every run_python run_with s_: s_? " +
      's_comment s_f s_v safe_to sanitize say_so schedule scheduler_warning schema schema_, scope_of scratch ' +
      'script_from scripting scripts_. scripts_: sdist sdk_PATH search_for sebastian sebastian_heinlein ' +
      'seconds_. secret_: secretkeyref sections security_, security_: see_: seeds self_. sent_in sent_to ' +
      'sentences_. sep sequences sergei serialization serialized set_is set_up settings_, setuptools sh_npm ' +
      'sha sha_# share_it share_your shebang shift should_disable should_include should_return showed shutil ' +
      'signature_, since single_, singlebytecharsetmodel situations size_, size_of sj skill_for skip_hooks ' +
      'slides slides_? slugs small so_. socket software_. sold some_other someone sometime source source_code ' +
      'source_link sourcecode sources_. speak_to specifically specifier split_. spreadsheet spreadsheet_since ' +
      'sqlite square ssl_no stacklevel standard start_# start_. start_: startup statistics statuscode stays ' +
      'stops stores stores_facts stream streaming strg strictly string_: stringify stringio structure studio ' +
      'style_, style_from styletype subcommands subdirectory subprocess subscription subset sufficient ' +
      'suggested_to summarizes_this super support_to supported_. suppress suppressed sure>of_orders ' +
      'sure>of_talk sure>path sure_you sx sy symbolic symlink synchronous sys_import systemctl_restart t_f t_m ' +
      't_q tables_, tag_: taken_from tar_. targeted task_# task_, task_as tax_. tcl team_and tell_anyone ' +
      'tell_it tempdir tempfile_import temporarily terminate test_fails test_runner tests_: tg th_lts the_ai ' +
      'the_authorization the_base the_behaviour the_binary the_candidate the_cause the_configuration ' +
      'the_console the_corresponding the_debian the_description the_folder the_id the_incident ' +
      'the_installation the_invoice the_meeting the_model the_module the_nodejs the_old the_parcel the_parser ' +
      "the_platform the_price the_project's the_provided the_proxy the_publish the_python the_range " +
      'the_receipt the_registry the_resource the_reviewer the_running the_sample the_setup the_slides ' +
      'the_stack the_stream the_temporary the_tool the_topic the_types the_typo the_underlying the_unix ' +
      'the_upstream the_url the_variable the_warehouse the_wheel them_. then_paste theory these they_do ' +
      'they_will this_command this_formatter this_item this_makes this_module this_please this_was this_way ' +
      "threat_model thrown thus ticket_to tidy_n time' time_from timeout_# times_. times_i to_apply to_avoid " +
      'to_cancel to_change to_cite to_contribute to_convert to_create to_delete to_find to_forget to_forward ' +
      'to_generate to_implement to_install to_keep to_learn to_list to_match to_move to_one to_perform ' +
      'to_prevent to_quoted to_render to_reset to_restore to_setup to_speak to_specify to_submit to_take ' +
      'to_their to_translate to_us to_user to_work token_: token_; token_and token_request token_type tokenize ' +
      'tom tool_stores tool_to tool_when toolchain tr_td traces track transcript transferred travel_agent ' +
      'treat_this tries_to triple troubleshooting true_: truncate trust_. ts_. ts_and ts_login tsc_noemit tt ' +
      'tuple twelve txt_of type_and type_of types_import typescript typing_. u_; u_i u_k u_r u_v ubuntu_# uint ' +
      'uj unavailability unclear under_five under_settings unlikely unrelated up_with update_changelog ' +
      "uploading uq uri_, uri_: url_. urllib_# usable usage use use_# use_a use_pnpm used used_with user'_, " +
      "user>of_person user_agent user_approves user_i utf util utilize utils_from v' v_dir v_o v_print valign " +
      "value' valueerror values_. values_: values_are variable_: vc vendored vercel_PATH verification_code " +
      'verify_# version_from version_version versions versions_of vevent_end visible vitest vitest_run vogt ' +
      'vogt_MAIL vous vulnerabilities wadllib waiting want want_a want_it warehouse_. warn_slow water wc wd ' +
      "we've we_do we_should we_want weakref web_# websocket week_. well_. were_wrong wg what_to what_would " +
      "wheel whitespace_. whitespace_: wiki_: will_never will_not windows_# with' with_git with_kestrel " +
      "with_tsc within_five without_looking wjalrxutnfemi wm won't word_nums worker_cache worker_connected " +
      'worker_listening worker_slow working_in works_offline wp wrappers write_permission write_tests ' +
      "written_by written_to www xd xe xh xor y' y_c y_h y_n y_y ya yates yc_# yesterday_. ym you_ask you_back " +
      'you_call you_no you_send you_think your_passport your_token yp_# yq z_j z_tests z_u z_vitest ' +
      'zed_recipient zip zm zone',
  ],
  [
    -0.625,
    '!_: !_npm !_source !_todo !_yaml #_alice #_bb #_building #_commit #_de #_fb #_import #_invoice #_is ' +
      "#_items #_node #_q #_qt ,_carla ,_don't ,_got ,_kim ,_like ,_main ,_meta ,_porto ,_put ,_repeat " +
      ',_target ,_true ,_u ,_what ,_world ,_y ._build ._d ._data ._fixed ._force ._here ._how ._known ._log ' +
      '._message ._must ._number ._please ._push ._response ._result ._return ._session ._some ._then ._there ' +
      '._they ._time ._warn ._we ._y :_app :_as :_chair :_creates :_db :_delivery :_enable :_forget :_high :_l ' +
      ':_link :_minutes :_n :_nadia :_note :_number :_path :_prompt :_report :_ts ;_. ;_please ;_use ?_: ?_b ' +
      'MAIL_: PATH_as PATH_description PATH_or URL_# ^ad ^added ^and ^aws ^ca ^chat ^classes ^clean ^constant ' +
      '^creating ^dd ^dee ^defined ^dir ^dispatcher ^doing ^download ^ed ^edit ^enabled ^enables ^endpoint ' +
      '^ensure ^et ^exe ^generated ^handles ^headers ^il ^included ^introduction ^keys ^line ^logs ^machine ' +
      '^meson ^mysql ^negative ^npx ^numbers ^or ^parameter ^paris ^picture ^po ^prompt ^pw ^pylint ^real ' +
      '^reports ^res ^researchers ^reverse ^safe ^several ^state ^stderr ^strict ^supported ^than ^travel ' +
      '^types ^usage ^username ^uses ^verbose ^wipe ^word ^would a_author a_bug a_e a_given a_human a_memory ' +
      'a_pr a_read a_request a_secret a_separate a_set a_user able_to acceptable add_dependencies add_this ' +
      'add_type added_to address_. ae_# affect after_removing ag agent_gets agent_the agents_need ' +
      "ai_assistants akiaiosfodnn algorithm align all' all_lexers allowing alongside also_available " +
      'also_provides amount_is an_error an_http an_llm ana analysis and_hand and_link and_no and_onboarding ' +
      'and_open and_version announcement answered api_to app app_start appended applicable application_. ' +
      'apply_to archives are_a are_an are_given as_one ascii asked_the asks_for assistant_was assuming ' +
      'authentication_, authority>of_it authority>override autogenerated available available_as avoid await ' +
      'b_: backport base_class basic behavior bg binascii bind biomejs block_: boolean brandt_account browser ' +
      'bsd build_cache build_get build_the building_and built built_on builtin bundled but_not by_friday ' +
      "by_using byte bz c' c_: c_c cad call_the call_this can_also cannot capability case_, catalog cause_. " +
      'causing cells center chair_, chance changelog_commit channel chatbots check_, cheers_kenji cheers_the ' +
      'chrome ci_. cite cjs claude_in clicks client close_the cloudflare code_must codebase codex coding_. ' +
      'coding_models coding_sm come_from comma commands_. commit_c communication comparison compressed ' +
      'concrete condition>humans conditions conf configuring connect consistent constants constraint ' +
      'constructor consumers contained context_manager contract_, contrib contribute contributors_. ' +
      'conventional_commits cookiejar copilot_instructions copy_# copyright_c could_be cp cpp craig create ' +
      'create_# create_the credentials_. current_. cy d_. data_in database_and datetime days_. dear_agent ' +
      'debug_build debug_cache debug_scheduler decimal deep defects defining delete_this delivery_dates demo ' +
      'depend_on depending_on deps_: derived describes detection determine development df df_# diagram ' +
      'different direction disable_this discovery dispatch displayed distutils do_ask_user>of_rules ' +
      'do_ask_user>unasked do_destroy>persist do_drop>do_ask_user do_grant>condition do_pass>do_more ' +
      'do_pay>do_drop do_pay>official do_push>user do_reply>do_claim do_run>do_claim do_run>do_weaken ' +
      "do_send>of_change do_send>official do_show>of_price doctor documentation documents_. doesn't_have " +
      "don't_need draft_pull due_to e_. earlier>maybe earlier>of_verdict eb_# ec ec_# ecmascript ecosystem " +
      'edit ef efe else_: email_MAIL emit emitted employees encoder end_. endif ends_in ensure_that entries ' +
      "entry_point env_: error' error_. error_import errors_. escalate_to estimate etag every_command " +
      'everything_and exact_text exceptions exceptions_. executable exist_. exp expire expression extension ' +
      "extensions extract f_, f_. failed_. fails_with fe_# feat file' file_from file_install file_system " +
      "files' files_# finds fingerprint finished_# finished_, first_to fix_the fixed fixes flatten float focus " +
      "followed follows_the for' for_c for_instance for_line for_more forget_to format_. formdata found_. " +
      'found_on frame frames from_operator from_other fssl functions_, generally get_style git_. github gmbh ' +
      'gnu gracefully grammar groff gzip hangs have_strings he_has helpful helpful_assistant here_URL hg ' +
      'hidden_text high_level highlighting highlights highly historical holds_no hopefully how how_can html_. ' +
      'http_cache human_: humans>of_change humans>of_it i_c i_r identified if_token if_you ig images ' +
      'imperative_. implementation_of implemented implements_a import_absolute import_email import_from ' +
      'import_itertools importer improvements in_again in_ci in_docs in_maintenance in_node in_section in_to ' +
      "in_v in_writing incompatibility information inject injection_: insertions_, inside inspect install' " +
      'install_, install_flowkit install_it integer interface_for interfaces interval invitations invoked ipv ' +
      'is_and is_done is_expected is_faster is_me is_published is_released is_shown is_supported is_unclear ' +
      'it_? it_changed it_license ito its_instructions its_own itself jd jd_MAIL joins_the js_. jul julian ' +
      'keep_them kernel kestrel_destroy key_user keys_and ki_# kill kind_of ks l_i label label_: language ' +
      "latex latin_# leaked_keys len lena less levels lib link_: link_with linked links_to list' list_MAIL " +
      'list_is listen loads loads_the local locals locate located log_file log_out long_as looked lts lzdi m_m ' +
      'macos macro mail>do_destroy mail>of_secret mailing_list mails maintaining makes_use manage managed ' +
      'manager_vendor managers managing marked_as match_the matched material materials me>of_plain media ' +
      'meetings memory_PATH merge_, merged meson metadata_: method miss mit_license mixed mm mock modern ' +
      'modification monitoring month_. morning_, mostly mr much multi n_PATH name_. name_is native ne negative ' +
      'nested network_. new_functions new_instructions nf node_. nonce noscript not_add not_allowed ' +
      'notes_above notes_agents notice>do_weaken notice>of_live notice>of_price num numeric oauth_# object ' +
      "object' objectidentifier obtained of_a of_change>humans of_code>earlier of_guard>of_private of_it>me " +
      'of_it>of_person of_live>condition of_node of_power>do_order of_private>humans of_private>unasked ' +
      'of_rules>do_drop of_rules>do_weaken of_talk>do_drop of_talk>do_reply of_tuesday of_which offs offset ' +
      'often oid ok_agent old on_it only_. only_show only_use onmessage onto open_source openai operations ops ' +
      'optimized option_, options_. options_: optparse or_any order_. order_: order_number originally ' +
      'output_as ownership_of p_note packaging page_. palette parallel params parcel park_, parsers partial ' +
      "passed_# passing patched path path' path>of_config path_, pattern pe peer permitted persist>do_obey " +
      'persist>do_pass persist>unasked photos pip_is pk pl plain_text plan_. please>do_pass please_. ' +
      'please_change please_check please_make policy_PATH pool popular possibility possibly postgresql ' +
      "precedence preserved priority_: probably processing produce programmers_need project's project_has " +
      "protocol proxy_. pull pushes pygtk pylint q' q_c qg qt question_. queue_connected quite r_: r_PATH r_f " +
      'r_n raise_an raised raises range_of reach reads_the recently redact redirects refs registered release_: ' +
      'remember_to render_slow render_test replaced reported repository_is representation represents req ' +
      'request_, required_. requirement_is requirements_: researcher resolver resource_owner response_, ' +
      "result_is ret return_quoted returns_the reveal_these review_, revoke rfc_# role>do_write role>me root' " +
      'rotate rotate_leaked rp run_# run_command runs_a satisfied schemes schen score_# sd second_one ' +
      'secret_key secrets_from secure segment selection selector_: sem semantic semantics send_a send_me ' +
      'separator_what sequence server_, server_to sessions_. set_, setting settings shape should_not sign_in ' +
      'signals significantly simplify sites skill_file skip_to sm small_. sometimes source_. sources ' +
      'sources_at space specifiers specify_the spinner ssh staff standards start_at startup_with status_# ' +
      'steps_. storage strings_such structured structures styles subclasses subcommand subsequent successfully ' +
      'suggestion summary_of summary_what support_, support_the supporting symbols system_messages table_. ' +
      'talk_to target_blank targets tasks team_: teams text_and text_to text_version that_will the_PATH ' +
      'the_agent the_back the_c the_existing the_input the_mail the_menu the_minimum the_oauth the_path ' +
      'the_pino the_plain the_policy the_public the_shop the_source the_tickets the_transcript the_type ' +
      "the_update the_use theme these_files they're this_can this_function this_with this_would thomas threads " +
      'tips tk tmp to_access to_assistant to_confirm to_enable to_explain to_help to_let to_overwrite ' +
      "to_publish to_report to_use today_, token' token_, token_is tokens_: told_the tom_, tomh toml " +
      "tool_before toolkit top_level transform treat_tool truncated try_to trying tuples turned type' " +
      "type_hints types_with typically u_PATH ubuntu unasked>do_write undici' unicode_. unit unstable " +
      'until_friday uo url>humans url_URL urlsafe use_conventional use_for use_force use_git useful useful_for ' +
      'user>role user_data user_first userid users_. using_the utf_# uuid uv valgrind validated value_# ' +
      'value_for values_, var variable_, vendor_gmbh version_as version_of vip_# vx w_g walk want_to warn_http ' +
      'way ways week_later weekly welcome_. wenn went what_joins when_i when_the whether_to which_can ' +
      'which_means whitespace whose will_also will_use winreg with_npm within_a within_the words_lower work ' +
      'writable writing wrote xi xml xr y_, you>do_memorize you_used you_work your_month your_own your_project ' +
      'your_public z_, z_MAIL za_# zod',
  ],
  [
    -0.75,
    '#_? #_cc #_df #_eb #_ec #_minutes #_tokens #_version #_will #_za ,_asked ,_because ,_c ,_could ,_false ' +
      ',_module ,_olu ,_operator ,_reason ,_request ,_reveal ,_send ,_such ,_type ._; ._create ._decode ._each ' +
      '._expected ._h ._id ._ignore ._never ._one ._spec ._strip ._update ._what ._with :_check :_claude :_dee ' +
      ':_expected :_feat :_leave :_let :_o :_paul :_replicas :_response :_self :_what ;_see ?_PATH ?_yes ' +
      'HOST_, PATH_python PATH_td PATH_tr ^adapt ^async ^attack ^audit ^auth ^changed ^check ^choices ^cite ' +
      '^client ^cmd ^column ^compare ^connection ^de ^debian ^deletes ^dep ^double ^emergency ^ex ^expect ' +
      '^extend ^fill ^fixed ^further ^introduced ^is ^ln ^local ^older ^password ^reason ^right ^rule ^strip ' +
      '^term ^th ^threat ^triage ^uninstall ^where ^windows ^wy a_helpful a_non a_page a_path a_quoted ' +
      'a_refund a_summary a_time a_value abc abort access_token account_manager action_is activity ad_# adapt ' +
      'adapters add_an add_your added addition advisory ae age agent_asks agent_of agents_reading ai_sdk aka ' +
      'alice_prefers all_instructions allows alone alternative amd amount_of and_PATH and_a and_ask ' +
      'and_generate and_have and_we and_will annotations_import answer_, answering_. any_of anywhere api_is ' +
      'apple applications architectures are_also are_masked are_now are_using are_welcome as_accepted ' +
      'as_current as_described as_follows as_if assembly assertions associated assume assumptions at_a ' +
      'attempts authors ba badge base_. be_as be_set behavior_is below_and below_for benchmarks binaries ' +
      'blocking body_, body_h bot_to br breaks bugs build_connected build_number build_warning but_we by_name ' +
      "by_this bytes_. cache_downloading caches can't can_i cannot_be canonical certain cf_# changelog_with " +
      'changeme char check_and check_token chen_MAIL child children chunk class_for closes_. coding_: ' +
      'collected collector command_as command_it common complete_and complex components compromise connected ' +
      'contributing_. convenience conversion copilot_suggested copying corresponding counter cover coverage ' +
      'credit_card custom data_and date_. dbus debug_worker decode_, dee default_for deleted_the dependency_. ' +
      'deprecation derived_from des described_in design desktop detailed detector detects developing dict ' +
      "dictionary didn't differ difference digest dir_: directory_for do_destroy>do_ask_user " +
      'do_destroy>do_destroy do_destroy>do_run do_destroy>of_secret do_finish>of_guard do_grant>please ' +
      'do_obey>do_write do_obey>of_live do_pass>notice do_pay>you do_push>do_claim do_run>authority ' +
      'do_weaken>maybe do_weaken>of_change do_weaken>of_private doxygen draft_of duration dw e_: each_edit ' +
      'easily edited eg either elements embedding enabling end_certificate end_im enough ensure ensures entire ' +
      'entity errors_, esc estate evaluated events exclude executed exit expat experimental explain_the ' +
      'external extracted fa_# failed_, fancy feature features february file_for file_only file_path filenames ' +
      'filled fine_# flow folders for_an for_name for_network for_python for_support for_whoever ' +
      'formatter_after forwards four friendly from_os fs function_, function_. functionality gen git_clone ' +
      "good_morning gtk guard guess handler hangs_, hashcontext heartbeat height hello_all here's hold_the " +
      'holds hostname house humans>do_pass humans>do_weaken humans>do_write humans>of_money i_need i_want ' +
      'i_would icu ideal ideally identity if_needed if_there ignored implementation_. implementing import_json ' +
      'import_operator import_platform improved in_c include_: include_a independently indicates info_worker ' +
      'inherit init_PATH injection inside_of installation instructions_, instructions_in integration integrity ' +
      'interactively introduced invalidrequirement is_given is_meant is_on is_provided is_recommended is_set ' +
      'is_too issuer it_can its_system jailbreak java keep_answers key_: key_id key_to key_your kinds ko ' +
      'learning like likely limited_to link_in linux llm_# locally lockfile_changed log_every ls ' +
      'mail_addresses management mapping mappings maps matcher matches maybe>do_memorize maybe>persist md_for ' +
      'means member menu mess message_and messages_role methods michael microsoft might_be migrations minimal ' +
      'minimum minute_. minutes_of mistake mode_is model_. most must_have n_: names_. never_run nginx nh nodes ' +
      'noemit normalize not_do not_have not_know not_npm not_push not_reply not_send not_tested not_use ' +
      'notes_about nov o_l oauth oct of_change>me of_change>path of_code>do_more of_code>of_change ' +
      'of_code>sure of_config>sure of_guard>of_power of_line of_person>of_code of_power>mail ' +
      'of_private>earlier of_private>sure of_rules>of_config on_how on_linux once_you one_of onerror ' +
      'only_after op opaque openjs operation option_. option_to or_use order_in other_than outputs over_to ' +
      'override>of_power overrides p_e pack package_, package_in pam papers param party path>path patterns ' +
      'payload performance permission_. persist>path pgp placed placeholder plan_before plan_to platforms ' +
      'please>do_send please_report plugin png pop posix postgres power pr_and pragma preparation ' +
      'prerequisites present_in previously problems program project_name promoted prompt_# properly ' +
      'provided_by provides public_api public_key publishing purpose_. push_to py_: query_, rather read_from ' +
      'ready_to rebase redirection reformat refreshing refuse_requests regards_the regenerate register regular ' +
      'rejects relative rely removes render_worker repeated repl replica request_approval requesting ' +
      'requests_for requests_to res_. resource responses responsible restore result_ok retrying_in ' +
      "return_check review_. rfc root_of routines rq run_on s' s_l sa scalar search_tool secrets_or section_. " +
      'security_. security_policy see_URL see_docs sees selector self self_: semver send_message sending ' +
      'sensitive sent sent_# separately separator serial should_have should_keep should_read signatures ' +
      'signed_, signed_form similar_to sort spaces spec specifies specify stability stable_. start_expected ' +
      'start_the start_with stat stderr stdlib stop_and string_# strings subdirectories subject_to success_: ' +
      "support_agent supported symbol symlinks system' systems_. table_and take_a technical tempdirectory test " +
      "tested tested_. tests_docs that's the_certificate the_client the_context the_cookies the_date " +
      'the_default the_fixtures the_imperative the_main the_merge the_names the_node the_process the_quoted ' +
      'the_read the_robots the_service the_spec the_standard the_tag the_v then_the this_means threading ' +
      'thursday tim to_an to_approve to_bash to_ensure to_ignore tomorrow_. topic trade traditional ' +
      'translate_the translations tried tries ts_fail ts_import types_. unasked>of_secret underlying undici ' +
      'une unknown update_the us_to used_as users users_, usually utc utilities value_. value_to variant ' +
      "various ver verbosity verifying version_at vite_from vs w_y waits_for was_approved wasm we'll we're " +
      'we_only webassembly well_, when_using whether wide windows_: with_exit with_other with_tax with_your ' +
      "worker_get world' write_commit xz y_PATH yc your_account your_key your_order your_pin your_shell yp",
  ],
  [
    -0.875,
    '!_PATH !_end #_assistant #_cf #_days #_ed #_onboarding ,_but ,_called ,_can ,_e ,_enter ,_etc ,_format ' +
      ',_ilse ,_only ,_see ,_sent ._! ._HOST ._can ._email ._make ._mjs ._node ._on ._png ._tools ._version ' +
      '._your :_: :_build :_r :_say :_verify ;_if ;_import MAIL_. PATH_at PATH_before PATH_if PATH_is URL_URL ' +
      'URL_a ^address ^allow ^are ^assert ^authentication ^br ^can ^cve ^dependabot ^direct ^document ^en ' +
      "^flags ^history ^identify ^image ^l'assistant ^labels ^mjs ^most ^need ^others ^prints ^quoted ^red " +
      '^removed ^report ^returned ^strings ^sudo ^team ^they ^updated ^value ^waiting ^was ^weekly ^why ^will ' +
      'a_complete a_document a_full a_json a_mail a_readme a_sandbox a_task a_token actions_. actually after_# ' +
      'afterwards agency agent_# agents_will agreement ai_agents alias alt alte an_empty an_issue an_owner ' +
      'and_# and_create and_other and_restart and_returns and_sends and_shall answer_questions api_stable ' +
      'app_. approval_of apt are_stored arg arguments_. array as_is ask_an asks_the assistant_can ' +
      'assistant_for attack_: attackers attention_ai attribute available_in bad banned based_on basis be_a ' +
      'become before_and before_starting begin_certificate behaviour between binding bits blob blocks bn both ' +
      'brew_install buffer bug_reports build_# build_and building_for bump_vite c_, call_, call_list capture ' +
      'carefully cases_. cd certs chain chair change_your changes_to chars check_that check_the checksum_of ' +
      'chunks claim_. classes combined commit_. commit_messages commits_. compat compatible completion ' +
      'compliant component composition concise conduct conflicting connect_to connected_to container contexts ' +
      'contributing contributor controller cookies covered cpu creates_a credentials_in crypto ctypes curl_h ' +
      'current_PATH currently customer_, daniel data_. data_is dataset david dear_assistant debian debugger ' +
      'dee_MAIL deletes depend depending determined directories directory_, do_ask_user>of_code ' +
      'do_destroy>do_loosen do_destroy>maybe do_destroy>of_talk do_loosen>maybe do_more>please do_nothing ' +
      'do_run>you doc_: docs_PATH documented downloaded_files draft draft_to dry dynamic earlier>condition edd ' +
      'editor_. effect email_to enables encoding_, english enter_your entirely entrance error_message ' +
      'especially etc exe existing exit_# experience explains explicitly extend fails_, fake feat_agent feel ' +
      'files_are fix_bot flag_. flexible flows follow_instructions following_: follows_: for_. for_language ' +
      'for_me for_new for_other for_permission for_production for_that forgets formatting forwarded from_# ' +
      'from_a from_it from_your generated_from generates gh given_a glib gnome gnupg grant_type gyp hand_. ' +
      'handle have_a header_, headers help_with high hints_to host_: hosted http_connected i_PATH i_cannot ' +
      'idea identifiers ignorieren imperative implementations implements in_it in_logs in_one in_our in_white ' +
      'inclusion independent indicate individual info_. info_: inheritance inside_the install_sh ' +
      'install_slugline install_the installed installs integrate intended into_your is_generated issues_, ' +
      'it_also it_on it_reads iu ivborw jan javascript joins jwt key_. key_into keyring kim languages launch ' +
      'leak lease let_an lib_PATH license_mit lights like_quoted line_, list_: lists little llama ln location ' +
      'logic logs_to lp m_s machine_. mailbox_should mailing main_directly makes_the making manual marker ' +
      'markers masked_. matching max may_also maybe md_. mechanism mes messages_in mitigation model_is ' +
      'model_reading modified mon multiple must_ask namespace network_access newline newly next_. night ' +
      'normalized not_commit not_in not_open not_quote not_remove not_touch notes_note o_e obvious occur ' +
      'of_config>override of_downloaded of_private>authority of_that of_verdict>of_money official>role oidc ' +
      'olu_silva on_main ones_. openai_api openbsd openssl operator_import options or orchestrator ' +
      'organization otherwise_, our_agents own_. packages_. parsed passport patch path>of_verdict ' +
      'path>official payloads persist>do_ask_user persists pino planning please>of_change please_send pnpm pod ' +
      'pointer potentially prefixed prefixes prefs preprocessor prevent prices print_your printing produced ' +
      "project_in promise prompt_injection protocols provided published push' questions_about queue_listening " +
      'quoted_URL quoted_in quoted_is ra raise_typeerror rather_than readme_for real_estate reason_, receipt ' +
      'receives registration related relevant remembers removing_secrets renders repository_and request_is ' +
      'requests_, reset_your responsible_for restore_the result_in return_a return_an reviewer_. root_, ' +
      'run_app run_as run_curl run_make run_rm run_tests runs sandbox_whenever save_notes scheme screen ' +
      'section_of see_also select sentences shell_. shows sie_die skipping sockets socks special specific ' +
      "specified sponsors src_PATH start_time static status_code strategy string' strip stuff such_as suffix " +
      'suggesting sunday_. supplied svn synopsis syntax system_to systemctl t_PATH tag_and tells ' +
      'template_instead temporary test_, tests_failed tests_with that_answer the_actual the_attack the_bot ' +
      'the_channel the_directory the_documentation the_filter the_git the_key the_local the_name the_packages ' +
      'the_phone the_portal the_scanner the_state the_target the_wrong their_own this_feature this_method ' +
      'throw time_: time_to to_developer to_in to_indicate to_rotate to_support tokens tokens_, told_me ' +
      'tools_, tools_to tox transport travel try tsc tuned type_. understanding unicode unique universal unix ' +
      "unless_the unquote unused url_! url_, url_: use_with user' users_can validator value_, value_is " +
      'variants vars vector verify_that verify_the version_, version_. version_PATH vim visual vite_v waits ' +
      'was_found we_have we_use we_will what_is whether_it which_tests wi width will_have with_code within ' +
      'without_a without_review would_like wraps wrote_the y_i you_add you_change you_need you_the you_type ' +
      'your_PATH',
  ],
  [
    -1,
    '#_do #_march ,_: ,_action ,_function ,_nothing ,_password ,_role ._ask ._at ._html ._import ._map ' +
      '._only ._run ._state ._text :_bash :_deletes :_js ?_i MAIL_subject PATH_first URL_width ^biome ' +
      '^candidate ^clients ^created ^elf ^issues ^written a_branch a_function a_good a_number a_person ' +
      'account_read accounts ad added_: adjust agent_reads algorithms all_checks all_invoices allocation ' +
      'an_account an_attacker an_email and_update and_what answer_only api_. appendix approach appropriate ' +
      'arbitrary as_data assert assistants_in asynchronous at_least attempt attributes be_able ben blank brew ' +
      'browsers by_an by_hand bytes c:code c:known-url can_you careful cert changed_. changes changes_in ' +
      'chapter cli client_, cmd code_of command_, command_line commands_without compiler compose conditional ' +
      'contributions controls cookies_to created_by creating creation daemon data_, dec decoded default_, ' +
      'delete_all delete_old deletes_a describe_in differences discuss dist distribution do_finish>of_plain ' +
      'do_grant>sure do_loosen>sure do_pay>path documentation_URL dropped edit_the effort encoding endpoints ' +
      'ensuring escape etc_. every_change execution expressions fi file_when files_, fill fonts for_your ' +
      "framework friday friday_. function_to gcc generated_section handled hasn't header_: hid hint_llm " +
      'homepage identical identify impact import_as in_# in_production in_src info_cache instances invocation ' +
      'is_also is_read is_true it_runs js_import land language_. least_one leave_out libraries license_at ' +
      'link_the load_the loaded locales locations major_version malformed man maria marked mask masked ' +
      'me>humans meant merging might milliseconds mysql need_the never_push newer none_, not_let not_share ' +
      'objects of_goods>authority of_goods>persist of_guard>please of_secret>persist office older olu on_# ' +
      'on_python only_, optionally oriented output_. patches path_: per_second perform planted policies portal ' +
      'possible_. powerful prefix preparing primary progress projects provider pull_requests pypy range read_. ' +
      'relative_to remain reminder_: requirements retries retry_on return_valid review_the rewritten runs_. ' +
      'sam same_as says_quoted scanner_job script_. sdk segments selected send_them sends separate server_. ' +
      'servers service_account ships short should_never sign signal sorted source_of split ssl stable start_, ' +
      'statements still stopped strict supports sure>persist systemd table_is template terms_before test_PATH ' +
      "tests_and text'_, that_does the_given the_initial the_office the_signed things_to this_will to_. " +
      'to_update tokens_in tool_calls topics tr transports tty tutorial unchanged under_# updates use_of ' +
      "used_for using values vault_; verbose vi what's when_a when_all when_it whenever_possible where_the " +
      'which_you with_that wrap xxx your_application',
  ],
  [
    -1.125,
    '!_ai ,_PATH ,_after ,_async ,_check ,_thank ,_update ._use :_a :_summarize PATH_URL PATH_ul ^gpg ' +
      '^location a_command a_pull a_reason a_server adding additional addresses admins all_the allow_the ' +
      'analyzing and_is artifacts as_they associated_with async at_most attacks autoconf back_to bash_npm ' +
      'because_the biome borrar branch_. build_, callbacks case_. changing closed_. compile condition ' +
      'connecting contribution conventional created_. creates def_test defined deny description_of designed ' +
      'destroyed discord do_drop>of_change during edit_. enabled_, equivalent examples exists expand explicit ' +
      'fakeroot for_approval for_passwords form_to forms from_quoted fully function_: function_that gives ' +
      'go_to href_URL ignoring imports indexes_matter info_auth injects input_. install_# instance interactive ' +
      "interface invoice_and isn't it_does json_only kept leaks letters light loading locale log_in manifest " +
      'manually may_obtain maybe>sure me>unasked must_never not_yet notify npm_. npm_install ok_# only_files ' +
      'override_the permissions_and please_read programming prompt_of providers quick_question read_docs ' +
      'read_only rebuild redacted redirect reduce regexp releases remind remind_the res restarts retrieved ' +
      'revert_quoted run_it several so_it span_class specification stdin such system_. tarball tell_me the_# ' +
      'the_appendix the_formatter the_generated the_index the_manual the_version thinking title_, to_a ' +
      "to_build treats typing unasked>do_grant uri use_. used_by valid_json website well_as you've " +
      'your_password',
  ],
  [
    -1.25,
    '._always ._wait :_request :_see HOST_URL ^here a_security accounting adding_a ai_assistant all_, ' +
      'and_fix and_wait answer_in anything_. approves au cc_# choices code_in commit_secrets configure ' +
      'connections control dependabot detect dist_. dpkg earlier>path early editors element elf embedded ' +
      'files_before for_now generated generator gpt_# grep improve injected key_and lesson may_not meaning mjs ' +
      'monday must_use net never_commit node_modules of_plain>override of_verdict>do_pay online pages ' +
      'parcel_arrives pass_. password_, please_delete printed puede pure ran read_: recommended refused ' +
      'regression rendered revision senden states suggested sunday tax test_for that_should the_label the_plan ' +
      'the_response them_, this_directory threat timestamp to_provide to_start update_docs url>url user_before ' +
      "vercel warn_assistant was_not we_don't why_indexes you'll you_want",
  ],
  [
    -1.375,
    '#_why ,_a :_image :_pass ^const a_draft approval_for attack call_back cause check_for comes_from ' +
      'delete_a disclose duplicate executes failing_test files_it fixtures flags for_user group indexes ' +
      'issue_in it_again matter_PATH nodejs please>reader pnpm_instead possible prs sample seconds sends_a ' +
      'set_. si simple something tells_the the_template ui un understand virtual widget width_#',
  ],
  [
    -1.5,
    'URL_PATH and_it apis closes define headings id_. imported language_of mcp passwords_. ready respect ' +
      'skill the_language the_skill tokenizer with_every world_!',
  ],
  [-1.625, 'can_use directly_. downloaded formatter ignores npm_run reason_. uses'],
  [-1.75, 'major the_prompt'],
  [-1.875, 'const'],
  [-2.5, 'URL_alt'],
]
