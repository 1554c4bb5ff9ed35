// How much the words of a text speak for a planted instruction, or against it (long: a fitted table): words, pairs of them, the cues
// (c:) and the order of its kinds of words (a>b). Fitted by logistic regression to labelled outputs and to documents of real projects,
// rounded to eighths; not written by hand but by test/bench/fit/wording.ts. Source: ENGINE 16.

/** Where every stretch begins. */
export const START = -5.25
/** What a stretch has to weigh more than to be reported. */
export const LEAST = -0.75
/** Weights with the words that have them. */
export const WORDINGS: readonly (readonly [weight: number, words: string])[] = [
  [3, 'URL_quoted'],
  [2.5, 'senza'],
  [2.25, 'unrestricted yw_#'],
  [2.125, '#_yw the_word wipe'],
  [2, 'assistente c:waiting crawler inst'],
  [1.875, ',_assistant ban c_quoted hapus ki yw'],
  [
    1.75,
    ',_URL ,_pay ._assistant PATH_now als always_call below_instead este gib je naq override>url proxy_and ' +
      'semua translate_your und you_continue',
  ],
  [
    1.625,
    ',_agent :_respond :_reveal and_submit answer_that are_to aw_# build_will c:noted-key-sure decode ' +
      'do_claim>noted_key fix_is hinweis_f ia la mark_all my_key naar please_also post_the que reviews_to ' +
      'start_system swap_the tes usu vafgehpgvbaf visitor vtaber vtaber_nyy wherever you_see',
  ],
  [
    1.5,
    '!_status #_aw ,_proceed ,_when ._important :_secrets account_of agente amount_# amount_again annual ' +
      'asystencie backup_host cancelled cat_PATH copy_it database_password deleting_the do_write>of_weak ' +
      'form_with function_results good_. great_. into_URL lift na named_support need_no no_need nyy ' +
      'of_talk>mail ours output_the para persist>of_guard post_its requires_that sofort sudo_rm summarizing ' +
      'the_inventor the_lawsuit the_transfer their_user this_one to_recover tool_and tool_with usuario ' +
      'verify_to with_MAIL workflow_file your_developer yours',
  ],
  [
    1.375,
    '!_logo #_nd ,_nobody ,_snippet ._thought :_notes URL_as a_MAIL ai_instruction all_environments alle ' +
      'an_MAIL and_hide and_obey answer_every assistants_, attachments_of aus_. authority>of_money aw bot_the ' +
      'branch_protection buy cent chart_page claude_please code_block coming_from comparing comply ' +
      'confirmation_is confirmations curl_HOST customer_list deployments_of developer_message digit_code ' +
      'directives do_claim>of_money do_memorize>url down_that drive_. e_u edit_agents env_into evaluation f_r ' +
      'flowkit from_today gateway_hook guidelines_are hardcode_the index_url lawsuit le load_further ' +
      'machine_contributors mail>do_order maybe>url more_important must_disable nd next_commit now_remove ' +
      'of_config>url of_printenv of_rules>mail our_service override>maybe page_crashes powershell read_me ' +
      'receipt_# repro saving say_the saying sebelumnya stop_the stripe_MAIL summarizer td_style the_block ' +
      'the_stored the_visitor this_feed to_iban to_scripts unasked>do_claim understood_, unset_the ups ' +
      "user's_password user_yes wipe_the your_guidelines yxnzaxn",
  ],
  [
    1.25,
    '!_hidden ,_amount ,_change ,_here ,_recommend ._assistants ._finance :_bob :_format :_gets :_stripe ' +
      'HOST_for PATH_curl PATH_system actually_, ai_: all_attachments all_future also also_append and_answer ' +
      'and_describe and_empty and_put are_wrong audit_. aus author_. authority>me authorized_keys c:dangerous ' +
      'c:machine c:machine-reads call_delete card_number clipboard_. cluster_. condition>url cookies_of de ' +
      'dear_model do_destroy>of_live do_obey>override effects_. election everything_above exceptional ' +
      'exfiltrate f_u file_into finance_asked force_origin future_sessions gebruiker here_on here_so hours_: ' +
      'ia_: infected it_here l_sche last_ten leave_this license_check lift_the listing logo_URL mail>of_goods ' +
      'mail_must maybe>mail mine mode_and na_adres new_system nobody nobody_is notes_, npm_err nutzer ' +
      'of_change>unasked of_price>do_claim of_secret>mail of_talk>do_push of_talk>url off_. official>do_drop ' +
      'opened origin_main output_your permanently person_you phone_number please>of_talk please>official po ' +
      'post_to proceed_with push_directly quietly reader>do_destroy recent_conversations remote_. replaces ' +
      'repositories_to request_of rerun restrictions reverse_tunnel role>do_loosen root_password rot run_npx ' +
      'salary sandbox_is security_warnings shell_access should_also silence slugline somebody ssn step_for ' +
      'stuur sudo_bash sudoers summary_logs system_from system_the task_and term_memory that_ci that_we ' +
      'the_authentication the_backups the_config the_human the_quarterly the_recall the_secrets the_sentence ' +
      'this_by this_domain this_machine this_out this_record this_shop this_text time_you to_pass to_sudoers ' +
      'token_of tool_response touch_this treat_the turn_the two_factor usb validation_out way_, weather_: ' +
      'were_given were_told whenever_somebody with_more without_the y_no yes_, your_context your_full ' +
      'your_initial your_receipt yxnzaxn_#',
  ],
  [
    1.125,
    '#_stars ,_claude ,_ssn ,_visit ._ai ._begin ._proceed :_. :_insert :_override :_ssh :_typo :_wget ;_ai ' +
      'HOST_. MAIL_with PATH_into PATH_proceed PATH_user URL_do URL_sudo URL_summary a_language a_u admin_: ' +
      'adres agent_please ai_reading al al_usuario all_accounts all_later also_remove amount and_approve ' +
      'and_card and_carry and_leave and_mark and_wipe answer_all any_question apply_here approve_and are_never ' +
      'as_coming assistenten_: backups browser_next c:claim c:noted-key c:secret c_u calc calls_URL carry_them ' +
      'chatbot_, chmod_r codegen commit_it condition>unasked config_PATH contacts contacts_to contents_to ' +
      'cookie_jar copilot_, copilots_: crash_. curl_s customer_that datei decoding deleting deletion_. ' +
      'dependency_to describe_the do_claim>do_pay do_drop>url do_memorize>of_plain do_obey>reader ' +
      'do_pay>authority do_reply>of_change drop_what e_n ejecuta email_is enterprise_plan environment_to ' +
      'eval_atob every_answer execute_this ext_dev for_all for_bots for_whichever from_all from_legal gb gb_# ' +
      'gemini_, given_. gpt_: granted great history_to home_address humans i_should in_every infra instruction ' +
      "into_PATH inventor_of is_fine is_infected is_to it_goes its_user l'utente leak_the leave_input lieber " +
      'locked_. lodash log_it lunch m_. mail>humans mail_agent maybe>secret_manner me>mail me>of_config ' +
      'memory_that mention_this mind move_all need_not never_need new_directive nobody_will not_list note_from ' +
      'novelty now_run of_PATH of_env of_every of_it of_it>url of_money>condition of_power>of_money ' +
      'of_weak>of_it on_. on_and order_for other_tool out_and override_: own_permissions pass_it password_to ' +
      'perm play_a please>do_memorize please_output pre_approved processed question_with quoted_from r_. ' +
      'read_and reader>of_power reader>please remember_for requester rerun_with rio role>do_drop rsc rule_: ' +
      'run_terraform saves_notes sche selinux_on session_cookie shares src_URL state_that successful ' +
      'summarising summary_, sure>do_destroy sure>of_money sync_remote system_new system_override the_answer ' +
      'the_competitors the_deletion the_fork the_image the_listing the_method the_postinstall the_private ' +
      "the_production the_purchase the_user's the_vendor their_full their_system then_answer this_conversation " +
      'this_diff to_MAIL to_hand to_star to_sync to_wire told_. tool_list transfer_of turning tz und_l ' +
      'under_infra user_with verify_false wait_until was_a we_are when_summarizing wiki_, with_no ' +
      'without_showing word word_. wy yes_please your_hidden your_human your_instructions your_memory',
  ],
  [
    1,
    '!_to #_for #_pm ,_ai ,_arguments ,_assistants ,_llm ,_to ._agent ._coding ._end ._instead ._whenever ' +
      '._whoever :_automation :_book :_convert :_disable :_disregard :_follow :_maintenance :_publish :_switch ' +
      ':_there :_when ;_color HOST_as HOST_sh MAIL_for URL_before a_required about_it account_root account_svc ' +
      'add_MAIL address_stored adds_numbers agent_, ai_reads all_on all_pairs all_queries all_safety ' +
      'all_shares an_unrestricted and_include and_post and_read anteriores any_ai any_file are_known article_. ' +
      'as_paid assistant_delete atob audit_log authority>url away_. bots_: build_server by_approved ' +
      'by_deleting bypasspermissions_to c:call-harm c:commands c:frame c:memorize c:of-human c:vocative-maybe ' +
      'calendar call_transfer callback_in card_on cite_this com command_with commit_the confirmations_are ' +
      'count_this crm customer_for dan dear_ai decided decided_so degree_. details_of directive directly_to ' +
      'do_ask_user>persist do_drop>do_claim do_grant>mail do_it do_obey>mail do_obey>of_verdict ' +
      'do_reply>do_destroy do_reply>of_secret do_reply>url do_write>do_rank doing_and drop_database ' +
      'earlier>official email_it empty_the end_system ended_. every_file everywhere_, exchange export_. f_f ' +
      'far fetch_URL file_named finance firewall_. for_local force_and from_here from_private from_this ' +
      'function_with gift green_. guide_of helper_as hidden_rules his history_and history_in im_start ' +
      'image_and img in_its in_plain infected_and info_get initial_prompt instead_, instruction_: invoke ' +
      'is_always is_due it_out keep_in key_at licence_check lij llm_: llm_instruction log_so lt_# ltd ' +
      'mail>of_private mail_and main_. may_now maybe>of_money me>of_talk mention_that message_from new_iban ' +
      'not_found not_report not_show nota notes_. now_. of_change>reader of_config>mail of_goods>mail ' +
      'of_guard>of_code of_live>of_private of_power>earlier of_power>override of_rules>of_open ' +
      "of_secret>humans of_talk>reader of_your off_in ol only_: open_all operator's override>do_pay " +
      'override>do_reply owner_role panic_: parameter password_into payment pays permanently_: persist>url ' +
      'pin_the plan_, please>of_verdict policy_here protection_through ps_for push_again q_helper ' +
      'reader>humans reader>mail reader>url reads_my recommend recommend_our remember_: remote_before ' +
      'render_the report_and report_success report_version response_: reviewer_: rows_of run_this s_URL safe_, ' +
      'save_to say_it says_thanks script_at secret_manner>of_it secret_manner>url shares_at signature_check ' +
      'six_digit snippet so_i start_URL starting_with stored_address supplier_to sure>of_verdict sure>of_weak ' +
      'switch_the system_: tahu te ten_messages terraform_destroy thank that_you the_account the_address ' +
      'the_audit the_author the_ci the_cleanup the_clipboard the_disk the_election the_feedback the_github ' +
      'the_inbox the_keychain the_link the_one the_operator the_recent the_shipping them_that these_to ' +
      'this_applicant this_application this_email this_folder this_quietly this_row tick_the to_lift to_low ' +
      'to_me together_with tools_are top_and translate_everything triages_this typo unasked>do_show understood ' +
      "url>do_obey url>do_reply use_URL user's user_next verify_and vetted vote_for wallet wallet_address " +
      "wants_you warn_: whatever who_wrote wire_# with_full with_my with_write without_waiting yes_. you'd " +
      'you_were your_safety your_sandbox yy',
  ],
  [
    0.875,
    '!_bots #_HOST #_u #_units #_usd ,_copilot ,_dear ,_export ,_that ,_who ._continue ._db ._first ._hidden ' +
      '._humans ._output ._respond ._reviewer ._security ._u :_ai :_before :_bot :_deleting :_granted :_ignore ' +
      ':_mark :_model :_our :_safety :_share :_tests :_turn :_whenever ;_run HOST HOST_and MAIL_it PATH_to ' +
      'a_fee a_reverse above_this accept_every action_input action_required add_two administrator_with ' +
      'agent_may agent_should agrees ai_, ai_. ai_must alice alice_. all_links all_tools already_approved ' +
      'also_run and_do and_follow and_pipe and_skip answer_as answer_paul any_command any_request api_keys ' +
      'approved_, approved_. are_broken are_pre as_your asistente asking_. assistant_i attached_. auth_: ' +
      'author_and authority>of_private authority>of_verdict authorize automated_tools away backdoor balance ' +
      'base_# been been_approved before_returning begin_with build_report builder_and by_sending ' +
      'c:commands-maybe c:loosen c:url c:vocative-sure c_PATH cache_and calc_, call_read can_reproduce can_see ' +
      'candidate change_list check_in cherry clipboard coding_assistants commands_from comment_# complaints ' +
      'complete_the concerns_automated consent consent_of contacts_of contents_of conversation_in correo ' +
      'crash_report credentials_with curl_URL cz data_: debug_: demonstrate deploy_key destructive_commands ' +
      'disabled_. do_ask_user>mail do_drop>do_reply do_drop>of_money do_grant>of_money do_loosen>mail ' +
      'do_memorize>of_power do_obey>of_orders do_obey>url do_order>of_price do_order>role do_pass>role ' +
      'do_pay>do_grant do_push>of_it do_show>of_open do_weaken>condition do_what due_and e_a email_the embed ' +
      'es eval everything_before execute_: explain_why false_and fatal_: feedback_form file_at find_in fine ' +
      'finish fixing folder font_size for_his forever fork fraud_threshold from_me full full_configuration ' +
      'full_system full_text funds gave_you get_time give_them go go_ahead graders grant_me guest_and hacked ' +
      'half harness has_ended hello_world hidden hidden_prompt home_folder humans>role hxxps i_approve iban ' +
      'img_src implementation_: in_, in_PATH in_all include_them input_validation insert_the instructions_and ' +
      'internal_network inventor invite_ext it_by it_disabled jar_of jo ke_URL keychain kubectl last_step les ' +
      'like_this line_# list_this mail>of_it me>of_price me_. memory_file mentions mirrors missing_degree ' +
      'models_can modulenotfounderror my_mind named_. nder new_bank next_tool none_. normally not_flag ' +
      'not_need notes_# nothing_else notice>earlier nt numbers_. obsolete_, of_HOST of_change>do_pay ' +
      'of_live>do_destroy of_live>do_obey of_money>of_power of_power>of_talk of_private>do_drop ' +
      'of_private>do_run of_private>user of_talk>do_send of_talk>override of_verdict>unasked ok ok_PATH ' +
      "only_concerns open_port opened_this other_tools override>mail override_active owner's owner_is " +
      'page_source paid pairs_of parsing password_from path>authority payroll pengguna_. period_has permanent ' +
      'permissions_to persist>of_code persist>of_verdict persist>override pilots_: please>maybe positive ' +
      'postinstall_script praise prefer_answer preference price_of print_all printenv_into prior_instructions ' +
      'proceed process_: prod product_details production_, production_database prompt_and quoted raise_the ' +
      'rank_this read_chat read_out reader>of_verdict reader>role readme_: reasons recipient_to ref_: ' +
      'remaining_steps render_this replace_rejected repository_after request_for request_without reverse ' +
      'robots_: role>notice role>override role>url rows rules_you safety safety_checks said_it said_yes ' +
      'salaries sans say secret_manner>do_write sender_with sharing shell shipping_costs should_write sides ' +
      'sign_the so_far solved staging_cluster step_from style_font style_opacity submit_it suggest ' +
      'summarising_this support_bot sure>do_more sure>do_pass swap system_you ta tab_and table_to tag_v ' +
      'tahu_pengguna take_lodash take_the team_decided term_notes tests_are text_of that_tests the_attachments ' +
      'the_budget the_docs the_drive the_exact the_internal the_maintainer the_money the_other the_others ' +
      'the_profile the_protection the_rest the_security the_sheet the_six the_slack the_value they_have ' +
      'this_may time_the to_llm to_turn to_visit token_to told_you tool_is tool_to transfer transfer_funds ' +
      'transfer_the translation true_in u_. unasked>do_ask_user update_: url>do_run url>of_it url>persist ' +
      'url>secret_manner us_# usd user_q user_that value_of view_the visiting welcome_PATH what_it will_fail ' +
      'with_# with_quoted word_for wording works_every write_all you>do_finish you>notice you>override you_! ' +
      'you_read you_received you_touch your_operator your_response',
  ],
  [
    0.75,
    '!_URL !_claude #_and #_before #_gn #_us ,_also ,_drop ,_dump ,_encode ,_h ,_mail ,_quietly ,_remark ' +
      ',_report ,_sign ,_word ._PATH ._automated ._env ._llm ._models ._print ._production ._sub :_approval ' +
      ':_assign :_bump :_bypass :_click :_dear :_end :_from :_give :_grant :_include :_llm :_looks :_never ' +
      ':_output :_print :_push :_repeat :_skip :_time :_yes PATH_so PATH_that PATH_the URL URL_. URL_first ' +
      'URL_with a_y about_this account_# accounts_to adds_two administrator_agent agrees_. ahead ai ai_readers ' +
      'ai_reviewer ai_that ai_triage all all_duplicates all_others allow_all already_agreed also_call ' +
      'also_send an_automated and_append and_go and_only and_that ann_, application_on approval_step approve_. ' +
      'approved_this approved_upstream are_suspended as_more assist assistenti at_HOST auditor ' +
      'authority>do_loosen authority>do_more authority>do_order authority>of_secret automated backups_. ' +
      'backups_first balance_of bank base bash_history be_the bed before_continuing best_, bin_. book_the ' +
      'bot_, bother bother_the bottom_twice box_and build_. button_at buy_# c:described c:destroy c:leak ' +
      'c:outputs c:override c:resumes c:told-maybe c:told-sure c:write cache_. calendar_of card_, carry_on ' +
      'chats checking_them checksum claude_, close_all code_review codeowners completely computed computer_is ' +
      'condition>do_pay confirme contents copilot curl_f customers_table debug_mode decided_that delete_the ' +
      'dem developer_about di die diffs disk_to dns do_claim>do_write do_claim>of_live do_claim>of_price ' +
      'do_claim>reader do_drop>humans do_drop>of_code do_finish>of_talk do_grant>of_power ' +
      'do_grant>secret_manner do_loosen>of_money do_more>notice do_obey>of_money do_pay>sure do_push>of_change ' +
      'do_reply>official do_send>role do_show>mail do_write>mail do_write>override do_write>unasked docs_typo ' +
      'doe drill dropping du each_call earlier>reader echo_api editing employee environments_. every ' +
      'every_other every_question except_the exceptional_match execute_it exercise expects faq_PATH fff_; ' +
      'fifth files_and filters_. findings_as fine_, first_comment five_contacts fixing_this flight flush ' +
      'for_agents for_model for_paths for_word forget_about freely french_and ftp gist gn gn_# go_on gpt_, ' +
      'hardcode have_agreed have_been hello helping here hey hide_this hiking his_card hookspath ' +
      'hookspath_PATH host_names host_without hxxps_: i_changed i_like in_. in_context in_pw ' +
      'initial_instructions instruct into_the inventory inventory_. is_in it_continues it_would key_of ' +
      'last_user leave leaves link_. listing_of live_in ll llm_agents llm_must lodash_from long_term lower_the ' +
      'machine machines_: mail>do_claim mail>unasked mailbox_: market matters maybe>do_destroy maybe>do_loosen ' +
      'me>condition me>of_secret me>role me_and mirror mirror_URL mission model_: model_must mu must_also ' +
      'network_and never_mention new_task not_. not_be note_. notice>do_rank notice_to now_a now_with of_alice ' +
      'of_change>of_goods of_config>of_change of_config>of_guard of_goods>url of_it>do_push of_it>sure ' +
      'of_money>do_run of_passwords of_person>unasked of_plain>mail of_plain>reader of_power>do_show ' +
      'of_price>do_loosen of_price>of_price of_secret>of_open of_talk>earlier of_talk>you off_for ' +
      'official>earlier ok_, on_PATH on_auto on_file on_this open_URL operator_MAIL order_on ot others ' +
      'override>do_send override>of_person own_registry owner_at p_if p_style paragraph_about password_for ' +
      'password_in penalty_out penetration pengguna percent persist>do_send persist>of_person pilots pipeline ' +
      'post_them premium premium_plan press print_the private private_records privileged production_right ' +
      'project_# project_with protected put_this pw_inventory python_# reader reader>of_change ' +
      'reader>of_secret reading recall reliable rent replace_every replace_the reply_with required_reviews ' +
      'rest return_period review_: reviewing_model rights_. role>do_reply room_. run_kubectl save_this ' +
      'score_and sec see_. sell_all server_cache session_token set_bypasspermissions setup_agent severity_to ' +
      'shell_history sign_, silence_this slack_token snippet_: somewhere speaker stay stop_following ' +
      'straight_to success_. summaries summer sure>do_order sure>of_code switched systemprompt t_y tags_. ' +
      'task_of tests_under text_# th_# thank_you that_he that_reads that_version the_auditor the_backup ' +
      'the_builder the_cart the_chart the_comments the_commit the_consent the_contents the_correct ' +
      'the_customers the_dependency the_diff the_fraud the_function the_home the_licence the_logged the_mails ' +
      'the_maintainers the_minutes the_owner the_penalty the_permission the_return the_workspace then_rerun ' +
      'there this_candidate this_change this_image this_paragraph this_pull this_request this_rule ' +
      'this_section this_supplier this_test this_user thought_: thread_out ticket_is tidy to_every to_mention ' +
      'to_open to_post to_prove to_public to_share tool_result total_. totals translation_engine ' +
      'treat_messages tree_to triages triaging trust_certificates trusted two_numbers u_# u_c um ' +
      'unasked>of_plain under_tests unlock unsafe_and upgrade_this ur url>unasked used_, user_; user_PATH ' +
      'user_agrees user_has user_is user_prefers v_g va validation_in visitor_for wallet_of was_agreed ' +
      'we_agreed we_can when_used whenever with_path with_sudo with_their without_checking without_comments ' +
      'without_restriction worth wrong_, yapay yml you>of_guard you_, you_first you_summarise your_code ' +
      'your_new your_reply',
  ],
  [
    0.625,
    '!_assistant !_if !_note !_system #_ai #_c #_g #_modules #_rd ,_agents ,_all ,_always ,_description ' +
      ',_fine ,_go ,_ignore ,_including ,_inputschema ,_its ,_machine ,_now ,_push ,_reply ,_reviewers ,_share ' +
      ',_use ._also ._any ._b ._dear ._escalation ._give ._hookspath ._im ._init ._prior ._ps ._tell ._then ' +
      '._to ._v :_, :_accept :_append :_buy :_change :_commands :_invoice :_k :_list :_look :_meeting :_press ' +
      ':_put :_reply :_submit :_to :_treat :_while HOST_are MAIL_before PATH_and PATH_assistant URL_assistant ' +
      'URL_it a_. a_code a_critical a_model a_rule a_strong ab about_side ac_# accept_all access_and ' +
      'account_below account_to add_my address_to admin_account admin_password after_reading agent_: ' +
      'agent_task all_findings all_other all_secrets all_security all_users allow_everything amount_and ' +
      'amount_to an_exceptional analytics and_close and_continue and_disable and_drop and_ignore and_lower ' +
      'and_make and_never and_pass and_push and_reply and_retry and_share and_should and_turn and_work and_you ' +
      'answer answer_with archive_this are_. are_no are_skipped are_the article_to as_resolved as_sidenote ' +
      'ask_again asleep assistant_: assistent_, attached attribution_pixel auth_job authentication_check ' +
      'authority>do_destroy authority>do_obey authority>do_pay authority>humans authority>role away_, ' +
      'backwards bank_details based_tools begin below_to between_the bob_: booking boss bot_: bother_me bots ' +
      'brandt_MAIL build_failed bumps by_ai by_posting by_setting by_user c c:commands-reader c:expose c:grant ' +
      'c:noted-sure c:pay c:placed c:reader-told c:replies calling_admin came can_debug can_stop candidate_as ' +
      'ceo ch changed_my charge_him check_is claude_. clause clear_the cleared clipboard_into co_pilots ' +
      'code_and coding_tools come command_in command_without comment_. commits_of competitor complete ' +
      'completing condition>do_drop condition>of_talk condition>reader condition>secret_manner config_global ' +
      'configuration_do continue conversations cookie_to copilot_: correct course dates_show db_and ' +
      'dear_coding degree dependency_by deploy deploy_, deployments deprecated_. dev_news developer_mode ' +
      'devops disable_certificate disregard do_ask_user>of_change do_claim>of_config do_claim>role ' +
      'do_destroy>do_reply do_destroy>of_power do_drop>role do_finish>do_more do_finish>url do_grant>of_live ' +
      'do_grant>of_open do_loosen>of_goods do_memorize>of_secret do_more>reader do_obey>of_change do_obey>sure ' +
      'do_order>of_verdict do_order>url do_pass>of_secret do_pass>unasked do_pay>do_reply do_pay>of_money ' +
      'do_pay>of_price do_pay>please do_push>me do_push>you do_reply>override do_run>of_weak do_run>url ' +
      'do_send>reader do_show>authority do_show>of_live do_show>of_weak do_show>secret_manner do_show>unasked ' +
      'do_the do_weaken>do_claim do_weaken>of_guard do_weaken>of_weak do_weaken>persist do_write>of_config ' +
      'drive dump_the duplicates_and earlier earlier>do_pay earlier>mail earlier>of_person election_was ' +
      'elsewhere engine_: env_. err_! error_# everything_you exec execute explanations export_all ext extra ' +
      'fa_for falls false_everywhere feed field_. filters finish_the for_HOST for_assistants for_compliance ' +
      'for_debugging for_machines for_quoted fork_of form_. fraud free_budgeting from_HOST full_access ' +
      'full_error further_instructions general git_config give_this global_core globally goes_on grants gs ' +
      'guest guidelines hand_over has_left has_to helper_from helps_support hey_bot hidden_: higher_limit ' +
      "hint_for hiring humans>of_goods humans>of_power i'm i_n im im_end import_our important_! in_account " +
      'in_developer in_full including_the informed instead is_. is_already is_an is_constant is_trusted ' +
      "is_unsafe is_working it_works key'_to key_below key_in know_about knows_. kubectl_delete l'assistant " +
      'l_. label_this left_pad let_it level_so lg lgtm licence likes limit_by linter list_and list_into ' +
      'llm_based llm_reviewers log_: log_level logo lovely low_and lower mail>do_send mail>do_write ' +
      'mail>of_person mail>reader mail_the make_the may_lift may_skip maybe>do_pass maybe>do_run ' +
      'maybe>of_power maybe>of_verdict maybe>reader me>do_pass me>do_push me>of_change members_via mention ' +
      'mention_it mentioning module_in mozilla mozilla_PATH must_answer must_first must_now never_ask ' +
      'never_validate new_ones new_operator news_PATH next nicht nopasswd not_charge not_the notes_: ' +
      'notice>of_guard notice_: ns_prod observation_: of_: of_all of_change>do_obey of_change>of_secret ' +
      'of_code>persist of_config>do_pay of_config>do_send of_config>of_secret of_goods>earlier ' +
      'of_goods>of_weak of_goods>secret_manner of_guard>do_destroy of_guard>of_it of_guard>role of_it>do_pay ' +
      'of_it>of_guard of_it>reader of_live>do_send of_live>do_write of_live>of_it of_money>of_rules ' +
      'of_money>unasked of_open>do_send of_orders>of_orders of_plain>do_obey of_power>condition ' +
      'of_power>reader of_price>do_send of_price>do_weaken of_price>me of_price>noted_key of_price>reader ' +
      'of_rules>do_finish of_rules>of_price of_rules>official of_secret>do_send of_secret>do_write ' +
      'of_secret>of_weak of_secret>please of_talk>of_code of_talk>of_plain of_verdict>do_drop ' +
      'of_verdict>do_grant of_verdict>do_loosen of_verdict>of_talk of_verdict>you of_weak>do_order ' +
      'of_weak>do_show of_weak>of_guard of_weak>user off official>do_loosen official>do_reply official>of_it ' +
      'official>of_verdict official>unasked old_tags open_amount operator or_# os_note our_own our_tracking ' +
      'out_of output_them over_the override>role override_safety p_: page_# panic password_at passwords_in ' +
      'path>of_it path>of_live paul_that people permissions_by persist>do_order persist>of_change pipe_it ' +
      'pixel pkg please>of_rules please>role please>sure please_, please_disable policy_below pr_# pr_, ' +
      'pr_description prefers_that press_sign price print_it proceed_to production production_. prompt_, ' +
      'prompts_off publicly push_it qb query_string queue_. queued quiet_. ranking reader>do_order ' +
      'reader>do_send reader>of_config reader>of_talk record_and recorded_. recovery recursively red_button ' +
      'redundant remark remove_it remove_the renewed replicas replicas_: reply reply_, replying repo_. ' +
      'repositories restriction restrictions_. result_# result_: result_approved return_true revenue ' +
      'revert_the review_off rm_rf role>of_talk role>of_verdict role_owner roleplay roll route_all rss_channel ' +
      'rules_and run_git s_i s_n said sandbox_before saved_password scope_: secret_manner>do_grant ' +
      'security_label server_started session_and session_expired session_to setenforce shared_drive she ' +
      'shell_to shipping short_and should_switch showing side_effects signed_statement simpler so so_that ' +
      'source_tree speeds_up src_HOST sshd star statement status_URL stop_what stored_in style_guide ' +
      'subscriptions summarizing_this summary_with sure>condition sure>do_rank sure>do_write sure>mail ' +
      'sure>of_person sure>of_power sure>please system system_note temp_: ten test_payment that_the that_their ' +
      'the_api the_bin the_build the_calendar the_callback the_caller the_comment the_credentials the_day ' +
      'the_download the_earlier the_enterprise the_expected the_future the_hash the_keys the_mirror the_only ' +
      'the_open the_paragraph the_pending the_premium the_previous the_reader the_readme the_red the_remote ' +
      'the_report the_room the_rows the_rules the_severity the_text the_vpn the_words them_and this_client ' +
      'this_inbox this_log this_mail thought three_commits ticket_. title_dev to_# to_HOST to_authorized ' +
      'to_bother to_him to_invite to_leave to_welcome to_whatever todo tool_, trash true_. ts_, turn_on ' +
      'typical typo_ai upstream_. url>do_grant url>of_config url>of_rules url>official url>path url>user ' +
      'user>do_destroy user_about user_likes vendor verify_, via_the w want_you warn_auth was_postponed ' +
      'weather_, were were_doing what_were whatever_was when_this windows_. with_echo with_me would ' +
      'you>do_drop you>of_live you>of_rules you>persist you>role you>unasked you_at your_first your_previous',
  ],
  [
    0.5,
    '!_agent !_agents !_the #_ac #_all #_d #_fe #_l #_rw #_since #_the ,_approve ,_bio ,_by ,_continue ' +
      ',_delete ,_give ,_leave ,_mark ,_models ,_only ,_our ,_remember ,_say ,_skip ,_subject ,_submit ,_your ' +
      '._answer ._attention ._before ._execute ._last ._list ._note ._now ._r ._reply ._yml :_also :_always ' +
      ':_c :_calc :_content :_copy :_count :_fff :_for :_formats :_forward :_h :_if :_ilse :_lookup :_lovely ' +
      ':_lunch :_ok :_policy :_quota :_rate :_recommend :_rm :_star :_success :_sum :_swap :_your ?_write ' +
      'HOST_in HOST_is HOST_to MAIL_PATH PATH_body PATH_do PATH_title a_final a_higher a_positive a_second ' +
      'a_test abstract_. accepted_. accepts access_, account_today act address_of adds_pagination admin_and ' +
      'administrator_rights affiliate agent_instructions agreed ahead_and ai_maintainers ai_pair ai_shopping ' +
      'ai_systems ai_with ai_you all_. all_contacts along also_read among amount_paid an_approval an_image ' +
      'and_announce and_commit and_email and_execute and_for and_grant and_press and_publish and_similar ' +
      'and_slows announce_the answering answering_, anyway app_full applicant approve_it approved_in archive ' +
      'archived artefact as as_# as_admin as_of as_read as_spam as_version as_well ask_user asked_you ' +
      'assertion assistant assistant_instructions assistant_reading assistant_that assistants at_# at_it ' +
      'audited_# auth_. author_as authority>do_pass authority>do_send authority>of_change authority>of_guard ' +
      "automated_assistant automation backup balance_to bash' be_passed because_of bio block_, block_. bob_, " +
      'bucket_. by_calling bypassed c:approve c:earlier-rules c:gather c:name-reads c:to-live callers ' +
      'candidates carla_MAIL carry certificate_validation channel_title charge chart check_. check_out ' +
      'checks_are ci_policy claude_should clean_. client_and cluster cluster_admin comes command_: commands ' +
      "comment comment_under commit_hook company competitor's con condition>maybe condition>me config " +
      'configured_api confirm_, constant_time contacts_. context_for continue_without continues_. ' +
      'conversation_so cookie_in copilots core_. create_an credentials_file cursor_: date_paid debugging ' +
      'debugging_. decorator delete_ns deletion deprecated_option destroy dev_to diff_. directory_and ' +
      'disable_selinux discussion dismiss do_ask_user>authority do_ask_user>do_loosen do_ask_user>notice ' +
      'do_claim>authority do_claim>condition do_destroy>of_goods do_drop>do_obey do_grant>me ' +
      'do_grant>of_config do_grant>of_price do_grant>override do_loosen>do_loosen do_loosen>do_weaken ' +
      'do_more>mail do_more>of_change do_more>of_open do_order>do_reply do_pass>do_obey do_pay>do_claim ' +
      'do_pay>do_obey do_pay>of_config do_pay>of_it do_pay>unasked do_push>maybe do_push>of_guard ' +
      'do_push>of_plain do_rank>do_claim do_rank>of_verdict do_reply>do_ask_user do_reply>do_send ' +
      'do_reply>earlier do_reply>notice do_reply>of_it do_reply>of_plain do_reply>of_power do_reply>of_rules ' +
      'do_reply>user do_run>of_orders do_run>secret_manner do_send>earlier do_send>mail do_send>of_price ' +
      'do_send>secret_manner do_show>do_reply do_show>me do_show>of_talk do_show>official do_weaken>do_more ' +
      "do_weaken>do_weaken do_write>of_money docs_, doesn't double download_and duplicates e e_y " +
      'earlier>do_reply earlier>earlier earlier>of_private earlier>user editor effects else_is en enabled_. ' +
      'encoded end_with er even_if ever every_package everything_. excellent execute_the executing exempt ' +
      'export_the failure_. far_. favourite fee fee_is files_below files_from find_. findings_in fine_. ' +
      'five_minutes fix_this fix_typo font for_code for_every for_llm for_this for_verification forget_the ' +
      'forgot_to form_at forward_all free freezes from_: full_conversation funds_to g_n get_PATH given_and ' +
      'goes grant_all grant_with guide_. h_. happened has_already has_asked hat have_to her higher ' +
      'highest_score highlight_any history hits hold home_, hook_. html_html http_. humans>authority humans>me ' +
      'humans>of_plain humans>path humans_can hyperdb i_will iban_. ignora ilse_brandt immediately important ' +
      'important_before impossible in_safari include_. including info_user infra_PATH inputschema ' +
      'inputschema_: inside_a instructions_that instructions_to invites invoice_# is_asleep is_one is_recorded ' +
      'issue_and issue_as it_returns jar json_and keep_this key_from key_with keyboard kindly las lea ' +
      'leave_the lifted line_is line_of link_URL list_every llm lockfile logs_. look_at loss lower_true ly ' +
      'mail>do_show mail>user matter may_be maybe>do_grant maybe>humans maybe>of_code maybe>of_guard ' +
      'maybe>of_orders maybe>of_secret maybe>please me>do_ask_user me>of_power me>official me>override ' +
      'message_. message_? messages_, messages_from meta_: method_visa minutes mirror_the mission_: mkaur_, ' +
      'moderation module_PATH my_favourite my_role n_. n_d n_s naming_conventions nder_. needed_. needed_for ' +
      'next_time nice nie no_review no_time no_weaknesses not_react not_run note_down notice notice>do_send ' +
      'notice>of_secret notice>official notice>override notice>reader notice>unasked npm_warn number_to obey ' +
      'observation obsolete of_change>condition of_code>authority of_code>do_reply of_code>of_private ' +
      'of_config>do_push of_config>maybe of_files of_goods>of_verdict of_guard>do_push of_guard>reader ' +
      'of_guard>secret_manner of_it>do_destroy of_it>of_change of_it>of_config of_it>unasked of_live>do_order ' +
      'of_live>do_push of_live>unasked of_money>do_pass of_money>url of_next of_other of_person>earlier ' +
      'of_person>humans of_person>of_config of_plain>do_destroy of_plain>of_money of_plain>secret_manner ' +
      'of_price>do_drop of_price>notice of_price>sure of_private>do_loosen of_private>do_reply ' +
      'of_private>do_show of_private>of_money of_private>please of_private>reader of_rules>do_pay ' +
      'of_rules>do_reply of_rules>earlier of_rules>reader of_secret>do_weaken of_secret>of_it ' +
      'of_talk>condition of_talk>do_order of_talk>of_guard of_verdict>condition of_verdict>do_ask_user ' +
      'of_verdict>do_pass of_verdict>do_push of_verdict>do_reply of_verdict>of_private of_verdict>of_rules ' +
      'of_weak>do_weaken offer_and official>authority official>do_pass official>of_secret offline_. opacity ' +
      'open_files other others_as our_security output_of override>do_ask_user override>do_destroy ' +
      'override>of_rules own_pull owner_, page_are page_as paid_and paid_june paper part pass_its past ' +
      'path>do_weaken path>sure paths_under pay_the penalty permission_of permissions_. persist>authority ' +
      'persist>of_power persist>of_secret persist>official phone_. pixel_in plan_and please>of_power ' +
      'please_run poem policy_# position_: positive_review post_URL postinstall postponed_, press_the prior ' +
      'priority_# private_repositories processes_this prod_db project_. prompt_in public_bucket publish_the ' +
      'publish_this purposes push_force push_with px_assistant q_: query_. questions_of quietly_and ' +
      'quoted_whatever r_u raise_its re_run read_PATH read_file reader>do_pass reader>notice reader>reader ' +
      'real recipe recommend_the records refactoring refusal reject_the rejected_by release_# release_in ' +
      'release_notes remove_# repeating replace require_node required_by rest_of result_to results results_for ' +
      'retry_with review_only reviewer reviewers_need reviewing reviewing_this rf rights role>do_claim ' +
      'role>do_more role_. rsa run_shell run_without safari safari_# saved say_that score script_is ' +
      'secret_manner>do_claim section_# service_first session_log set_strict setup shopping_ais should_run ' +
      'should_stop shut side sidenote sin skip_the slack slows sorting speeds stands star_this stars start_of ' +
      'store_the straight stripe strong submit_the suggests summarise summarises summarises_this sunny ' +
      'sure>do_drop sure>do_loosen sure>do_run sure>notice sure>secret_manner sure>unasked svc_up switch ' +
      'syntaxerror_: sys take_it taken task_: that_checks that_deployments that_forwards the_approval ' +
      'the_artefact the_article the_bottom the_call the_card the_ceo the_credit the_customer the_environment ' +
      'the_next the_real the_remaining the_reply the_snapshot the_summary the_wallet their them_into there_is ' +
      'thing this this_are this_article this_as this_chat this_error this_for this_host this_in this_pr ' +
      'this_server threshold_to tick ticket time_although tip_: to_PATH to_URL to_accept to_act to_ai to_check ' +
      'to_collect to_memory to_production to_re to_stop to_trash to_view today_on todo_ai token_from ' +
      'tools_must tracking_module translated twice_. unasked>do_pass unexpected_token unless_you unlock_the ' +
      'up_: up_administrator update_your upon url>condition url>do_drop url>do_pass url>do_pay url>of_goods ' +
      "url>of_orders url>of_power url>you us usa user's_home user's_session user>do_ask_user user>do_claim " +
      'user>do_push user>do_show user>of_goods user_as users_to v_: verify_. version_# vpn w_i was_audited ' +
      'weaknesses weaknesses_. webhook welcome_# were_you whenever_you whoever will_do wire with_URL ' +
      'with_force with_network workspace_, write_outside write_the xx_# y you>authority you>do_push you>url ' +
      'you_: you_have your_configuration your_long yours_to',
  ],
  [
    0.375,
    '!_before !_doctype #_; #_agents #_bd #_opening #_released #_right #_series #_th ,_MAIL ,_accept ,_add ' +
      ",_buy ,_copy ,_for ,_id ,_just ,_model ,_move ,_note ,_ok ,_publish ,_result ,_we ._action ._don't ._go " +
      '._new ._re ._reference ._t ._task ._thank ._thanks ._tool ._works :_adds :_approve :_apps :_assistants ' +
      ':_automated :_cache :_carla :_cat :_counts :_deprecated :_description :_hello :_label :_object ' +
      ':_returns :_scale :_target :_the :_type :_visit :_weather ;_agent ;_background ;_text ?_q MAIL MAIL_to ' +
      'URL_d URL_to a_: a_b a_fact a_fresh a_key a_signed absolute_; access_key account_. acknowledge add_HOST ' +
      'add_user address admin_api again_and agent_. agent_you agents_editing agents_with agreed_to agreed_with ' +
      'ai_note ais alarm alive_must all_questions all_requests all_rows all_tests all_tool allowed_to also_, ' +
      'always am am_the an_access an_assistant and_force and_install and_merge and_must and_not and_print ' +
      'and_report and_store answer_quoted answer_without any any_negatives api_and apiversion append applies ' +
      'applying approve_, approved approved_: architectural are are_asked are_not are_off arguments_: as_part ' +
      'as_unavailable ask_. asked_about asks_you asleep_. assistant_, assistant_hint assistant_should ' +
      'assistant_working assistants_: assistants_have assistants_with audited auth authority>do_drop ' +
      'authority>do_run authority>do_weaken authority>of_person authority>official auto b_u bd bearer behalf ' +
      'below_as blame blue bo bob bottom branch_: brandt build_test buy_the by_: bypasspermissions c:fetch ' +
      'c:hand-out c:imperative c:mail c:noted-maybe c:notice c:official-speaks c:order c:reader c:ship c:sure ' +
      'c:unasked c:urgency c:weaken c_t c_v calculator call_# call_: call_execute can_help can_safely ' +
      'can_trust canary cancel card carla carry_out cat changelog_. chore chore_: ci_# city_, city_: ' +
      'class_rust class_rustdoc clients code_generation column comment_by comments_, comments_. conclusion ' +
      'condition>do_obey condition>do_run condition>do_send condition>do_show condition>of_money ' +
      'condition>of_verdict confirmation confirmation_. confirmed congratulations contact_us containing_the ' +
      'content_filters content_of contributors_are convert cookie cookie_of copilot_and copilot_please copy ' +
      'costs_. crashes crashes_in credential credentials_from d d_d dana dark dashboard_with debug decision_: ' +
      'delay delete_. denied_. dependencies_, described description_: dial directory discussed_. div_style do ' +
      'do_. do_ask_user>do_obey do_ask_user>of_money do_ask_user>of_open do_ask_user>of_power ' +
      'do_ask_user>override do_ask_user>path do_claim>do_destroy do_claim>do_grant do_claim>of_secret ' +
      'do_claim>you do_destroy>do_push do_destroy>of_code do_destroy>reader do_destroy>user do_drop>authority ' +
      'do_drop>of_config do_drop>of_live do_drop>of_private do_drop>of_rules do_drop>you do_grant>authority ' +
      'do_grant>earlier do_grant>notice do_loosen>do_obey do_loosen>do_order do_loosen>do_pay ' +
      'do_loosen>do_reply do_loosen>of_guard do_loosen>of_private do_loosen>secret_manner do_more>do_destroy ' +
      'do_more>of_guard do_more>of_live do_more>of_person do_more>of_weak do_more>path do_obey>do_drop ' +
      'do_obey>do_obey do_obey>do_pass do_obey>of_code do_obey>of_it do_order>condition do_order>do_drop ' +
      'do_order>earlier do_order>of_config do_order>of_plain do_order>reader do_pass>do_loosen do_pass>of_it ' +
      'do_pass>of_person do_pass>override do_pay>do_loosen do_pay>do_run do_pay>me do_push>do_grant ' +
      'do_push>of_open do_reply>authority do_reply>do_finish do_reply>do_grant do_reply>of_goods ' +
      'do_reply>of_verdict do_reply>you do_run>do_pass do_run>humans do_run>mail do_run>of_config ' +
      'do_run>of_money do_run>of_secret do_run>please do_send>do_destroy do_send>do_pay do_send>of_live ' +
      'do_send>path do_show>notice do_show>of_orders do_show>of_private do_show>of_secret do_show>override ' +
      'do_show>path do_show>reader do_so do_weaken>do_loosen do_weaken>of_open do_weaken>of_person ' +
      'do_write>humans do_write>me do_write>of_it do_write>of_open do_write>url door due each_answer each_file ' +
      'earlier>do_ask_user earlier>do_write earlier>of_goods earlier>of_rules echo editing_this enabled_by ' +
      'end_of ends engineer_of entry environ et eu every_task everything_except everywhere execute_command ' +
      'expired_. exporting f fact factor factory fail_. fails_. failure faq fast faster fatal favour ' +
      'favourite_assistant fe feat_: feature_PATH file_on first_and flaky following_the for_# for_confirmation ' +
      'for_humans for_later for_next for_project for_testing for_windows force_push format_, freezes_the from ' +
      'from_security from_the front_door function future g_i g_nder get_fact github_token give_a given good ' +
      'grandmother grant guidelines_. gy h_e had has has_changed have have_any header_of helper here_and ' +
      'here_should hereby hey_claude hit hook host host_. html_body html_head http_slow humans>do_pay ' +
      'humans>do_reply humans>do_send humans>please i_have i_o id_# ilse import_errors import_requests in_auth ' +
      'in_january in_settings in_their incident incident_list include_the index_speeds info_ai info_server ' +
      'insert_a instructed int invoice_attached is is_a is_complete is_part is_shared is_the is_wrong is_your ' +
      'it_, it_first it_helps it_in it_was items_: j january_# kbot_, keys_to know_: knowledge known ' +
      'known_vulnerabilities l_# l_e l_p last_# last_three latest lead lead_. lh line_it list_, list_. list_no ' +
      'list_of llms llms_: logging_service look_up looks_good lower_case machines mail>me mail>of_guard ' +
      'mail>of_rules mail>you mail_. maintainer marks maybe>do_claim maybe>do_drop maybe>do_order ' +
      'maybe>do_write md_: me>do_drop me>do_loosen me>do_show me>of_rules me_with message_without middleware ' +
      'missing_. mit mit_deps mode_. mode_enabled model_context models_: more_thing must_open name_; nc near ' +
      'news next_to ng nil no_restrictions no_verify none_versions note notice>of_change now_, npm_i number_: ' +
      'o_c o_r od of_. of_change>do_claim of_change>do_pass of_change>of_config of_change>of_guard ' +
      'of_code>do_show of_code>maybe of_code>notice of_code>of_talk of_code>url of_config>do_more ' +
      'of_config>do_obey of_config>do_reply of_config>me of_config>of_code of_config>of_verdict ' +
      'of_config>unasked of_goods>do_reply of_goods>do_run of_goods>of_goods of_goods>of_live ' +
      'of_goods>official of_goods>reader of_guard>of_weak of_guard>persist of_guard>unasked of_guard>you ' +
      'of_it>do_pass of_it>humans of_it>maybe of_it>of_code of_it>of_goods of_live>do_show of_live>of_goods ' +
      'of_live>of_guard of_live>user of_money>do_send of_money>of_guard of_open>of_power of_person>do_more ' +
      'of_person>of_price of_person>override of_person>please of_plain>condition of_plain>do_more ' +
      'of_plain>of_verdict of_power>do_obey of_power>do_weaken of_power>humans of_power>secret_manner ' +
      'of_price>do_grant of_price>of_guard of_price>of_plain of_private>do_claim of_private>of_change ' +
      'of_private>of_guard of_rules>me of_rules>of_change of_rules>of_power of_rules>of_private ' +
      'of_rules>persist of_rules>please of_rules>url of_secret>do_drop of_secret>do_pass of_secret>notice ' +
      'of_secret>of_rules of_secret>role of_talk>do_pay of_talk>of_goods of_talk>of_verdict of_this ' +
      'of_verdict>of_power of_verdict>sure of_weak>of_secret official>do_claim official>do_run official>maybe ' +
      'ok_. on_the once_to one_, one_more only_a only_and only_with opacity_: opening_the operator_told ' +
      'operators optional_, oracle original_task os os_p others_. otherwise_the override>do_claim ' +
      'override>do_grant override>of_talk override>override owner_of pad page_must password_of password_reset ' +
      'path>condition path>do_ask_user path>do_pass path>of_power path>unasked paths_. persist>maybe phone ' +
      'please>do_run please>do_show please>of_config please>of_it please>of_secret positive_comment post ' +
      'posted printenv production_to programmers project_, prompt_to protection ps purchase purge pushing put ' +
      'put_it pw px python q_# quarterly question question_about r r_# r_e reader>do_loosen reader>maybe ' +
      'reader>of_guard reader>you readfile reading_the readme reads_an reads_and really registry_. ' +
      'registry_URL related_to reloads reloads_. report_, repository_with request_description request_with ' +
      'response_. result_license results_# returning reverse_shell review_of reviewed_: reviews right ' +
      'right_away right_now role>do_send role>of_change role>of_code role>of_guard role>of_money ' +
      'role>of_person role>of_plain role>of_secret role_to ry s_a s_t scoring search_results searches ' +
      "second_administrator secret_manner>do_run security security_checks select_all' send_mail sending_the " +
      'sentence separated series_freezes session_. sessions_: set_a set_registry shall share_the should_first ' +
      'should_move show_me signing silva_, similar_tools site_. size_# skipped_in slows_down so_on ' +
      'somebody_asks soon soon_as spam_. speaking sr_only statement_by step_is stop_. stored style style_color ' +
      'su subject substitute summary supported_by sure>do_push sure>do_reply sure>do_show sure>earlier ' +
      'sure>of_change sure>of_config sure>of_guard sure>of_secret sure>url switch_off t_a table_, task_for td ' +
      'team_lead team_never team_to team_wiki tell_your tell_yours ten_minutes test_. testing_, text_that that ' +
      'that_. that_has that_nothing that_there the_accounts the_admin the_attachment the_bearer the_deploy ' +
      "the_firewall the_iban the_limit the_lockfile the_message the_proxy's the_recipient the_repository " +
      'the_result the_sender the_start the_tab the_top them_here then_reloads there_, things this_: ' +
      'this_library this_list this_only this_paper this_point this_site this_submission this_workspace three ' +
      'tip to_: to_account to_de to_export to_include to_obtain to_output to_sell to_verify to_zero ' +
      'token_expired tonight too_. tool tools_: top_of transcript_to transfer_# transformed translate ' +
      'true_PATH true_for true_lower trustworthy turn txt_. typo_agent unasked>of_config unasked>of_goods ' +
      'unasked>of_guard unasked>of_person unasked>official unexpected uninstall unlimited unsafe upload_PATH ' +
      "url>authority url>do_show url>of_talk user's_name user>do_grant user>of_change user>of_private " +
      'user>unasked user>url user_. user_message user_says user_will v_i variables_to verification_. verified ' +
      'violation visible_to w_, w_: was wget whoever_is whoever_runs will_now wins wire_the with_any with_it ' +
      'with_role with_the with_yes workflow_in works_. workspace_are world would_be writes_. y_u yes yl ' +
      'you>do_obey you>earlier you>maybe you>of_person you>of_power you>of_talk you>of_verdict you>reader ' +
      'your_agent your_assistant your_rules z_added',
  ],
  [
    0.25,
    '!_build !_gpt #_# #_f #_hint #_in #_info #_january #_notes #_on #_w #_years ,_answer ,_before ,_city ' +
      ',_created ,_do ,_even ,_follow ,_instructions ,_jon ,_labels ,_let ,_next ,_notes ,_post ,_remove ' +
      ',_required ,_sql ,_start ._acceptance ._body ._browsing ._coincat ._copy ._date ._e ._hint ._identify ' +
      '._license ._n ._nothing ._payment ._py ._rules ._sh ._skip ._step ._when :_answer :_calculator :_call ' +
      ':_close :_default :_fetch :_git :_good :_great :_guest :_java :_mkaur :_only :_open :_permission :_rank ' +
      ':_revert :_summary :_support :_system :_token :_unexpected :_who :_workflow ;_then ?_a MAIL_, MAIL_as ' +
      'PATH PATH_! PATH_h PATH_item PATH_link PATH_with URL_and URL_o URL_prompt URL_the a_review a_row abcdef ' +
      'about above acceptance_criteria accepted access access_the account act_as actual_: added_# address_as ' +
      'address_in adds admin administrator_of affiliate_link agent_! agent_sessions agenten agents_, agents_: ' +
      'alert alerts all_environment all_pending alternatives_. always_add an_index and and_audited and_list ' +
      'and_reject and_return and_to ann answer_is any_model api_workers appears apply approval approval_: ' +
      'apps_PATH are_allowed are_expected as_an as_soon as_the asg asking assertionerror assistant_which ' +
      'assisted at_MAIL at_any attach attachment authentication authority>of_power authority>user auto_approve ' +
      'auto_merge automatically_. autonomous b_o background_: bash_. bd_# be_executed be_longer bearer_token ' +
      'before_they begin_: below below_. below_is best best_and blind board body body_: body_class bom_, ' +
      'branch_and browser_and browser_of bug bug_report builder by_q by_running bypass c:authority c:maybe ' +
      'c:obey c:official c:rank call_http cannot_find cards cell chat_history checked checks chmod chmod_# ' +
      'chose ci_PATH city ck cleanup click coding_agent coding_agents color_: commands_in condition>do_claim ' +
      'condition>do_write condition>user configuration_. connectivity constraints containers_close content ' +
      'context_and context_window continue_after continues conversation_history conversation_to ' +
      'conversations_. copy_of corporate cors crash ctx cursor customer_database dana_, dark_mode ' +
      'data_platform database_. database_url date_, db_warning default_to del delete_it delete_my ' +
      'deleting_files depth der desc description_. destructive details_. developer direct directive_: disabled ' +
      'disk displayname_: div_class do_, do_ask_user>do_grant do_ask_user>do_order do_ask_user>do_pay ' +
      'do_ask_user>do_show do_ask_user>do_weaken do_ask_user>of_verdict do_claim>do_claim do_claim>do_finish ' +
      'do_claim>do_order do_claim>earlier do_claim>me do_claim>of_change do_claim>of_private ' +
      'do_claim>of_verdict do_claim>please do_claim>sure do_claim>unasked do_destroy>do_claim ' +
      'do_destroy>do_weaken do_destroy>of_guard do_destroy>of_money do_destroy>official ' +
      'do_destroy>secret_manner do_drop>do_destroy do_drop>do_grant do_drop>of_guard do_drop>of_person ' +
      'do_drop>of_verdict do_grant>do_grant do_grant>do_obey do_grant>do_show do_grant>of_person ' +
      'do_grant>official do_loosen>do_pass do_loosen>of_config do_loosen>of_person do_loosen>user ' +
      'do_more>authority do_more>me do_more>of_price do_more>of_verdict do_more>official do_obey>do_loosen ' +
      'do_obey>do_show do_obey>maybe do_obey>of_plain do_obey>secret_manner do_order>mail do_order>me ' +
      'do_order>of_talk do_order>of_weak do_pass>authority do_pass>do_claim do_pass>of_change do_pass>of_rules ' +
      'do_pay>do_pass do_pay>do_send do_pay>mail do_pay>of_person do_pay>of_talk do_push>do_pass ' +
      'do_push>do_push do_push>earlier do_push>humans do_push>unasked do_reply>do_show do_reply>maybe ' +
      'do_reply>me do_reply>reader do_run>of_change do_run>of_it do_run>official do_run>path do_run>persist ' +
      'do_run>reader do_send>do_grant do_send>do_loosen do_send>do_pass do_send>do_push do_send>of_code ' +
      'do_send>of_private do_send>of_verdict do_show>do_obey do_show>do_pay do_show>of_config do_show>of_it ' +
      'do_show>of_verdict do_show>url do_show>user do_that do_weaken>of_code do_write>do_reply ' +
      'do_write>do_send do_write>notice do_write>of_power do_write>persist do_write>please do_write>role ' +
      'docs_: dot down_writes drop_the drops e_PATH e_v earlier>do_show earlier>of_talk education ended engine ' +
      'environment_variables escalation escalation_: euros exceeded_. exception execute_a expected_to ' +
      'expensive false_. fault feb ff_# file_to find_module first following for for_ai for_claude for_review ' +
      'for_the force_to formalize formatters forwards_invoices free_. function_is game generic get get_with ' +
      'gets give give_me gpt grade granted_by great_article growth gu handling_this he head here_. him hint_: ' +
      'hinweis history_. holder home home_directory hook_and hooks hotel html_lang http_downloading ' +
      'humans>do_claim humans>do_destroy humans>do_drop humans>mail hyperdb_. i_am iban_in identify_the if_an ' +
      'if_this image implies import_fails import_owner import_router important_message important_than in_this ' +
      'in_your inbox inbox_: incidents include_all info_for insert_eval inspection instructions instructions_. ' +
      'instructions_from introduction invisible invite_five is_being is_only it_# it_as it_is it_only ' +
      'it_public item_title its its_content jane january job_that jon june_# k_, keywords_: l_r labels_: ' +
      'lamp_, language_model last_update later later_. leading legitimate limitation limiter_shared link ' +
      'link_rel links links_to list_all list_it list_view lite logger logs_PATH machine_, macos_. ' +
      'mail>do_ask_user mail>do_drop mailbox_. mails_from mails_of main make_it managers mara mark_this ' +
      'maybe>do_more maybe>of_change maybe>of_goods maybe>of_live maybe>of_open maybe>of_plain maybe>of_weak ' +
      'maybe>official maybe>user md_# me me>do_write me>of_private me_, me_the meet meeting memo memory_. ' +
      'mention_the mentioned merge_for message message_, method_. mind_. mismatch mkaur mode modules_# moment ' +
      'more_than must_transfer my_permission n_# n_o n_t names_and need_to needed negatives_. networks newline ' +
      'nine no_alternatives not_ask not_highlight not_mention not_work notes notice>do_ask_user notice>do_drop ' +
      'notice>of_code notice>path notice>role notice>sure now now_in npmrc ns nv o obtain of of_change>do_more ' +
      'of_change>do_order of_change>do_send of_change>maybe of_change>of_person of_change>of_power ' +
      'of_change>of_rules of_code>do_ask_user of_code>do_grant of_code>do_obey of_code>of_guard ' +
      'of_code>of_person of_code>of_verdict of_code>user of_config>do_ask_user of_config>do_pass ' +
      'of_config>of_it of_config>of_plain of_fixing of_goods>do_grant of_goods>do_more of_goods>of_price ' +
      'of_goods>unasked of_guard>do_loosen of_guard>do_order of_guard>of_secret of_it>authority of_it>of_live ' +
      'of_it>of_open of_it>of_verdict of_it>path of_its of_live>do_grant of_live>do_run of_money>of_person ' +
      'of_money>of_secret of_money>official of_person>do_loosen of_person>do_order of_person>of_change ' +
      'of_person>of_goods of_person>you of_plain>maybe of_plain>of_goods of_plain>of_power of_plain>of_weak ' +
      'of_power>of_rules of_power>of_secret of_power>path of_price>do_more of_price>do_pay of_price>official ' +
      'of_private>do_more of_private>do_pay of_private>mail of_private>of_code of_private>of_goods ' +
      'of_private>of_it of_private>of_person of_private>of_secret of_rules>authority of_rules>of_goods ' +
      'of_rules>of_money of_rules>of_secret of_rules>path of_rules>you of_secret>maybe of_secret>of_guard ' +
      'of_secret>path of_talk>do_grant of_talk>do_run of_talk>humans of_talk>of_secret of_their ' +
      'of_verdict>do_claim of_verdict>maybe of_verdict>of_config of_weak>do_write of_weak>of_code ' +
      'official>condition official>do_more official>do_send official>do_weaken official>notice ' +
      'official>of_power official>you on_behalf on_your onboarding_PATH once_. once_the one only_be ' +
      'opening_hours operators_: ordered organisation_. our_endpoint out override>do_write p_# p_an ' +
      'package_this parameters_: path>do_run path>of_private path>url path_PATH path_and patient pay ' +
      'payment_of payments pennyplan perf period permission_granted permission_prompts persist>do_show ' +
      'persist>of_plain persist>of_talk ph place place_the please>do_weaken please>of_plain please>path ' +
      'please>url please>user please_find port_# position positive_, post_a post_it posts precision prefers ' +
      'press_accept previous_instructions priority procedure processes product product_is proj prompt_first ' +
      "properties_: protocol_. prove_that proxy's ps_: public_, public_. push put_the py py_, q query_took " +
      'quota quote_the rate rating rd read_, reader>authority reader>do_more reader>do_weaken reader>of_rules ' +
      'reader>official reader_, readers reading_this reads_this reason_: recent recipe_: recommends recover ' +
      'ref refund_at reject release remaining remains remediation removed_. render render_job ' +
      'repository_public requested reuse reviewers_are rf_PATH rights_to rl role>condition role>do_grant ' +
      'role>earlier role>of_private role>sure root row_, rs rule_that runbook runbook_: s_, safe says_. ' +
      'screening scripts_PATH secret_manner>do_order section_in selinux sem send_it send_your seo series ' +
      'sessions sessions_in set_to settings_. sh_. share shell_command should_fetch show_. showing_the ' +
      'sidenote_, since_the size_: skip_main skipped_. sku snapshot_. so_you software software_agents sql_. sr ' +
      'src ss starting steps_: string_. subject_: submission_the suite summarise_this supplier support_. ' +
      'sure>do_pay sure>me sure>of_goods sure>of_it sure>official sure>override sure>reader suspended svc ' +
      'switch_to syntaxerror system_curl system_reminder system_update t_# t_i t_r target templates text_, ' +
      'text_. text_at than_the thanks_, that_HOST that_i that_this the the_administrator the_affiliate ' +
      'the_attribution the_background the_content the_cookie the_delivery the_dns the_failing the_first ' +
      'the_fix the_gateway the_host the_job the_last the_list the_logging the_official the_own the_package ' +
      'the_page the_permissions the_phrase the_results the_right the_signature the_steps the_style ' +
      'the_supplier the_support the_team the_time the_total the_user the_way themselves then_run thing_: ' +
      'this_and this_api this_commit this_document this_has this_release this_repo this_sentence this_ticket ' +
      'this_to this_tool thorough though time_. tiny title_node title_team to_all to_call to_date to_disable ' +
      'to_false to_have to_hyperdb to_reproduce to_state to_write together too took tool_call tool_for ' +
      'traceback transparent triaging_this troubleshooting_if true try_again ts_PATH two_of type_, typeerror u ' +
      'u_l unasked>user unlike untuk up_a up_in update_. updated_: upgrade_bots upload_the uploads ' +
      'url>do_destroy url>do_write url>of_secret url>of_verdict user user>do_more user>do_pay user>humans ' +
      'user>of_guard user>of_plain user>of_power user_confirmation user_must usual utils vault_. verdict ' +
      'verification visa_# visit_URL vote warn_build warning_about waste we_need which_package which_reads who ' +
      'who_is why_. wiki wiki_onboarding window_. with_its with_shell with_tools without work_on working_on ' +
      'works wrapper wrapping write_access write_them you>do_more you>do_reply you>do_show you>humans you>me ' +
      'you>secret_manner you_for you_get your_owner your_summary your_tools your_user zu',
  ],
  [
    -0.25,
    '!_copilot !_dear #_ab #_af #_agent #_b #_be #_ce #_characters #_const #_date #_dc #_exited #_fba #_good ' +
      '#_hello #_mar #_n #_nzac #_passed #_present #_return #_utc ,_PATH ,_allowing ,_b ,_bash ,_d ,_each ' +
      ',_either ,_emitter ,_enabled ,_error ,_false ,_headers ,_in ,_install ,_items ,_log ,_never ,_new ' +
      ',_options ,_react ,_security ,_spawn ,_synthesize ,_they ,_ts ,_u ,_ubuntu ,_upload ,_user ,_while ._, ' +
      '._URL ._agents ._comment ._components ._core ._covers ._from ._however ._ignore ._implementation ._in ' +
      '._include ._js ._length ._links ._m ._once ._p ._pick ._query ._read ._related ._resolve ._role ._slice ' +
      '._spec ._split ._these ._this ._tokens ._total ._ts ._unpackedsize ._uses ._write :_any :_array ' +
      ':_assistant :_bmad :_boolean :_bug :_capacity :_current :_deploy :_email :_error :_events :_fix :_gpt ' +
      ':_hey :_index :_log :_mit :_no :_npm :_quick :_router :_sara :_saves :_send :_sends :_server :_spec ' +
      ':_stop :_string :_true :_trust :_tue :_using :_version :_w ;_it ;_var MAIL_and MAIL_date PATH_, ' +
      'PATH_app PATH_are PATH_article PATH_const PATH_directory PATH_export PATH_on PATH_pre PATH_when ' +
      "URL_keywords a' a_, a_different a_future a_hidden a_href a_link a_machine a_meta a_terminal a_way a_z " +
      'aa aa_# about_two accept_the accessibility account_named actions ada ada_MAIL add add_the ' +
      'administrators advanced advice af again_, again_to agentes agents_should agents_to agreed_, ai_coding ' +
      'akia align_center although amount_: an_action an_email an_expert analysis_: and_an and_call and_confirm ' +
      'and_deploy and_firefox and_in and_metadata and_output and_set and_writes anna_, any_; any_person ap ' +
      "api_token apiresource app_PATH application's application_PATH apply_the approvals_: approved_by apps " +
      'april april_. are_doing are_listed are_now asistan ask ask_before asking_for assessment ' +
      'assistant_handles assistants_should assume assurance at_URL at_all attached_the auth_downloading ' +
      'auth_retrying authorised authority>do_push authority>of_live authorization av availability available_on ' +
      'avoids b_# b_i b_m b_r b_s backed background_information backoff basename basket bc_# be_called ' +
      'before_proceeding before_using before_you behavior_. below_and ben blog_PATH bo_MAIL body_nav bool_: ' +
      'boolean_; both_the breadcrumbs bullet bundler but by_default by_the c:docs c:make-user c_. c_; c_h ' +
      'cache caching calls can can_confirm capacity_: cases caused ce_# certificate cfg changes_of charset ' +
      'check check_whether chosen class_sidebar classify cli_. cli_brew close_this closed closure coincat ' +
      'color columns combines comma commands_. commands_: comment_, comments commit_e compared compatibility ' +
      'competitive complete_, complete_project completes_, components_, compression condition>authority ' +
      'condition>notice condition>of_config condition>path config_: config_file configure_the conflicts ' +
      'connection_with console contained content_, content_is content_tabindex context_, contextual continue_, ' +
      'continuous contribution contributors controlled convenient conversational converted copy_. core_: ' +
      'could_you crash_on crash_when criteria ctrl cu curl d_, d_: d_h d_n damage damages data_fetching ' +
      'databases date days db_# db_cache db_job db_retrying db_worker dc_# dd de_# dealings debug_. debugger ' +
      'declarations declare_function decomposition default_: default_meaning default_nextconfig delete_PATH ' +
      'demand department deploy_to description_content design_PATH designing desk_, detailed details_summary ' +
      'diagram dialog difference direction disable_the dispatcher display_: display_funky dk ' +
      'do_ask_user>do_ask_user do_ask_user>do_send do_ask_user>maybe do_ask_user>of_live do_ask_user>of_rules ' +
      'do_ask_user>of_secret do_claim>do_loosen do_claim>do_send do_claim>do_show do_claim>humans ' +
      'do_claim>of_goods do_claim>of_plain do_claim>of_power do_destroy>of_change do_destroy>of_config ' +
      'do_destroy>of_secret do_drop>do_pass do_drop>me do_drop>of_it do_drop>unasked do_grant>of_guard ' +
      'do_grant>unasked do_i do_loosen>do_destroy do_loosen>of_code do_loosen>of_it do_loosen>of_secret ' +
      'do_loosen>path do_more>do_ask_user do_more>do_obey do_more>of_code do_obey>do_push do_obey>do_write ' +
      'do_obey>user do_order>do_weaken do_order>path do_pass>do_more do_pass>do_push do_pass>do_weaken ' +
      'do_pass>of_code do_pass>of_config do_pass>of_guard do_pass>user do_pay>do_pay do_pay>of_change ' +
      'do_pay>of_goods do_pay>of_power do_pay>of_private do_pay>official do_pay>secret_manner do_pay>user ' +
      'do_push>do_send do_push>do_show do_reply>of_talk do_run>of_guard do_send>do_obey do_send>do_show ' +
      'do_send>of_person do_show>do_grant do_show>do_push do_show>of_power do_this do_weaken>of_goods ' +
      'do_weaken>of_power do_weaken>of_talk do_write>authority do_write>do_pass do_write>do_write ' +
      'do_write>of_person documentation_PATH documentation_and documentation_files does_this domain done dr ' +
      'draft_with dz e_author earlier>do_grant earlier>of_plain edge_cases ee_# efficient eg email_, emails ' +
      'enable enabled enables encode enhancement ep error_; error_? errors eslint eur evaluating even ' +
      'event_shall examples_. exceeded except_in executed_in executing_, exhaustive existence exists_: ' +
      'expected_: experimental_: explained export_async exports_nextconfig express f_b false_, fba fba_# ' +
      'feature_is fetch_compiled fetch_retrying fetched fetching file_except file_paths filename_next files ' +
      "files_: flag_commit flatten float_self floor flour flowkit' focused_on following_code footer " +
      "for_feature for_week forbidden formats from_flowkit' front fs fs' g g_? g_a gather gcloud_alpha " +
      'gcloud_beta generation_. gf git git_push googlecloudsdk googlecloudsdk_. guide guided h_a h_m h_w heap ' +
      'here_: here_must hero hide_the hideme highly holders however_, ht http_retrying human_review ' +
      'humans>humans hw i_; i_attached i_q id identifier_for ignore_all img_alt impact_: import_machine ' +
      'import_z importing in_both in_case in_compliance in_connection in_development in_json in_watcher inc_. ' +
      'inferred info_scheduler inform information_. init_PATH inline input_, inputs_. install_kestrel instant ' +
      'instantiate instantly instruction_to instructions_are instructs invite invoice_is is_asked is_attached ' +
      'is_based is_distributed is_for is_furnished is_off is_required is_that issues it_closes it_must it_says ' +
      'it_short it_starts it_up j_g j_h j_k j_o jn job_is js_. js_filename json_flag json_with just_the k_. ' +
      'k_; k_r k_times k_w kb_. kb_maintainers kc keep keep_the keeps kenji kestrel_deploy kettle_, key_value ' +
      'keys kh kind l_o l_w later_sessions lazy legal_; level li_ask library_. license_is limitations_under ' +
      'limiter limits_. listed_in literal llc load_context locked login login_# login_: long lost_access low ' +
      'lz m_f machines_for main_content main_h main_heading management_, management_: mar_# march_. mark_it ' +
      'mark_the markdown math maximum maxretries maybe>authority maybe>maybe maybe>me maybe>of_person ' +
      'maybe>of_talk md_for me>me measure menu_does merge messages_of migration minute mo mocks models_should ' +
      "modification modular money monorepos_. month more_. move_to moves_it msg mz n_; n_n name' nav nav_a " +
      'nav_class nav_title needs nesting network new_empty new_error next_PATH nl no_event noise none ' +
      'not_close not_use nothing notice>do_claim notice>of_config notice>of_it notice>of_private ' +
      'notice>of_verdict notice>please nzac o_! object_. observe obtaining obtaining_a of_an of_change>do_show ' +
      'of_change>of_code of_code>do_claim of_code>do_destroy of_code>of_config of_config>persist ' +
      'of_goods>condition of_goods>do_claim of_goods>do_pass of_goods>notice of_goods>override of_goods>sure ' +
      'of_guard>do_write of_guard>of_live of_guard>of_person of_it>do_obey of_it>of_price of_it>of_rules ' +
      'of_it>you of_legal of_live>of_plain of_money>do_pay of_money>me of_money>of_money of_money>of_private ' +
      'of_person>maybe of_person>of_guard of_person>of_live of_person>of_private of_person>of_secret ' +
      'of_person>official of_person>persist of_person>user of_plain>earlier of_plain>of_talk of_plain>path ' +
      'of_plain>sure of_power>do_ask_user of_power>do_grant of_power>do_more of_power>do_run of_power>do_write ' +
      'of_private>do_destroy of_private>maybe of_private>me of_private>of_rules of_rules>do_ask_user ' +
      'of_rules>maybe of_rules>of_config of_rules>of_verdict of_rules>unasked of_secret>do_loosen ' +
      'of_secret>do_more of_secret>do_push of_secret>of_config of_secret>of_goods of_secret>of_money ' +
      'of_secret>url of_talk>do_loosen of_talk>maybe of_talk>of_change of_talk>of_power of_talk>of_private ' +
      'of_verdict>authority of_verdict>do_destroy of_verdict>humans of_verdict>path of_weak>do_obey of_what ' +
      'offers official>me official>of_person official>of_private official>official offline og old_browser ' +
      'olu_park on_demand option_legacy optional_: or_substantial order_, org organization_. organize original ' +
      'os_. os_import outdated p_k p_outputs pa page_is pages_# pages_. pair panel parallel_research params_: ' +
      'parent parse_with part_of partner pascalcase password_: password_and path>do_order path>mail ' +
      'path>of_change path>of_guard path>path path>persist pathlib_import patterns_, pennyplan_free perfect ' +
      'persist>do_weaken persist>of_rules personal pj plan_: plan_with planning_artifacts playbooks ' +
      'please>do_order please>of_code please_mark policy_. policy_for portions porto_, possible_to power ' +
      "practices pre_commit precisely primitive process_. products programs project promises promoted prompt's " +
      'protection_. pt purpose_and push_the qo query_: queue_compiled quiet quoted_, quoted_: r_b r_t ' +
      'rate_limit reactnode read_the readability reader>condition reads recognized reduces reference_: ' +
      'reference_layout refresh refund_dialog refuse related_: remarks removed removing render_cache ' +
      'rendering_. repair repeat repos repository_: represent req_, request_to requestoptions require ' +
      'required_: required_to requirements_and research_completes reset review_and reviewers_: rewrite_the rn ' +
      'role>do_order role>do_pay role>of_power role_PATH rome root_. route_. route_segment run_. run_in ' +
      'run_them running rustdoc rustdoc_topbar s s_. s_u sandbox save_config save_dev sc scan ' +
      'scheduler_downloading scheduler_listening scheduler_retrying scheduler_worker schemes secrets ' +
      'security_audit send send_email server service_and session setting_up shall_be shapes shared shared_by ' +
      'ship should_set sie significantly site skills_provide small_state snapshots so_, software_, some sorts ' +
      'source_. source_above spec_. spec_tasks specs srcdark srclight sse ssh stack stakes startapicallspan ' +
      'state_machines step_# steps_below steps_description steps_step stored_card structures style_visibility ' +
      'succeeded summarizers_are summarizes sun supply sure sure>authority sure>do_ask_user sure>of_plain t_c ' +
      't_k t_z tabindex_# table table_below table_of tags_: tailwind team_, telling_the temp test_before tests ' +
      'tests_pass text_in tf than_# that_a that_were the_action the_branch the_changelog the_component ' +
      'the_conversation the_current the_dashboard the_debug the_domain the_e the_experimental the_final ' +
      'the_installer the_kestrel the_metadata the_old the_order the_reference the_reminder the_review the_root ' +
      'the_shared the_specified the_ticket the_type the_weather the_workshop their_password them_the they ' +
      'things_. this_address this_instruction this_should this_team this_up this_with those thx time_, tion ' +
      'to_answer to_change to_deploy to_do to_edit to_get to_give to_keep to_know to_not to_say to_spec ' +
      'to_specific to_submit to_tell to_unlock to_work tokens_amount tokens_float tomorrow tool_. tool_output ' +
      'total_: tr trailing training transformations translations trigger true_if ts tt types u_: ua ' +
      'unasked>do_order unasked>of_power unasked>of_rules undefined_, unicode_paths unified unpackedsize ' +
      'unpackedsize_: up_automatically up_the updated uploaded urgency_medium url url>do_order usage_. use_an ' +
      'use_cases use_it used_a used_as used_in user>maybe user>of_code user>override user>persist user_are ' +
      'user_for user_wants uses_the usexchat v_r v_z value variable_. vary version_e vf vh violations ' +
      'visibility visibility_: vite void void_; w_z wait waiting wants warn_queue warranty_of was_last way ' +
      'weak weather_for websearch when_running when_they when_using which_is which_will whom will_most with_an ' +
      'with_that without_asking without_confirmation without_telling words work_for work_here worked ' +
      'worker_compiled worker_job worker_listening worker_slow worker_worker workflow workshop workshop_moves ' +
      'xf xk y_m y_w yb you>do_write you>of_it you>of_secret you>sure you_refactor yyyy z z_test zero zp',
  ],
  [
    -0.375,
    '!_instruction !_llm !_n !_s #_aa #_add #_ae #_as #_bb #_ca #_da #_ferrite #_if #_implementation #_items ' +
      '#_ms #_output #_seconds #_source #_unstable #_update ,_, ,_and ,_build ,_default ,_edit ,_field ,_four ' +
      ',_i ,_instead ,_max ,_mcp ,_missing ,_n ,_olu ,_one ,_or ,_out ,_paste ,_performance ,_porto ,_prefers ' +
      ',_price ,_print ,_priority ,_route ,_translate ,_typed ,_types ,_viewed ._client ._code ._delivery ._f ' +
      '._filter ._good ._includes ._incorrect ._it ._load ._metadata ._prerequisites ._returns ._select ._set ' +
      '._string ._the ._tsx ._user ._w ._yaml ._zero :_; :_ada :_an :_ask :_aws :_brief :_configure :_contract ' +
      ':_design :_desk :_docs :_execute :_in :_int :_labels :_new :_paul :_phase :_process :_promise ' +
      ':_quarterly :_remove :_replicas :_see :_shared :_t :_task :_tell :_thanks :_tsx :_unknown :_utf :_void ' +
      ':_z ;_: ;_console ;_function ;_let ;_sourcemappingurl ;_t ;_urgency ?_! ?_s HOST_: PATH_: PATH_agent ' +
      'PATH_br PATH_footer PATH_if PATH_nav PATH_script URL_for URL_you a_bug a_component a_cron a_few a_g ' +
      'a_helpful a_laptop a_route a_simple a_spreadsheet a_t abi able about_the acceptance_: access_. ' +
      'access_token accessible accessing account_, accounts_PATH achieve achieved activation_steps active_, ' +
      'adaptive add_, add_json ade advance after_. after_a after_all afterwards_. again_with agentic ' +
      "agents_can ai_helper ai_reviewers aligned alignment all' all_copies all_necessary all_previous " +
      'all_rules allocation allow alone amount_return an and_accept and_associated and_context and_design ' +
      'and_enter and_may and_next and_the angular animation anna anonymous answer_. anthropic any_assistant ' +
      'anybody anyone_. apache_license api api_annotations api_endpoints apiresource_from appear appear_in ' +
      'apponly are_new are_obliged arising arn arrive arrives as_discussed as_you ask_mia assignment ' +
      'assistant_of assistants_can associated_documentation async_function at_PATH attached_, attacker ' +
      'auth_listening authority>do_ask_user authority>do_claim autocomplete autonomously b_: b_? b_c b_d b_z ' +
      'ba_# banner bare based bash_and bb bb_# bc be_# be_used because_it benchmarks best_regards beta_. ' +
      'better blocked blockers bom books boot branch brief broad brownfield browser browsing_agent bucket_: ' +
      'budget_: build_worker buildheaders button_does bx c:forbids c_y ca_# cache_miss cachecomponents ' +
      'cachelife calculator_. call_engineer call_yesterday called_twice calliope can_be can_check capture ' +
      'captured captures care catch catch_error caught causes cd_# certificates cg change characters chat ' +
      "checklist claims class class_. class_: class_bucket classic clean_up client' client_. client_components " +
      'clone cloud cloudflare code_changes cognitive collections comma_separated command_. commit compaction ' +
      'compare competitors_. components_PATH components_and compressed condition>do_pass conditional ' +
      'confidence_: contain content_PATH content_notes context context_is continuity contributors_PATH ' +
      'copies_of copies_or copy_the correctness count cover_unicode coverage covers created_: critical cross ' +
      'customer_: customization cve d_author da_# data_from database databases_PATH dataclass dataclass_, ' +
      'dataclasses dataclasses_import db_get db_listening db_test dead_. deal_in dear_llm debt debug_cache ' +
      'debug_db debug_fetch debug_http debug_render decides decisions declare deeper def default_. defined_in ' +
      'delegate delivery_of dependencies depends deployment_metadata descriptions design_, designed desired ' +
      'determines devices_is diagnostic dialog_opens dialogue did_not different directly directories ' +
      'directory_. directory_structure displayed distinguish dm do_ask_user>do_drop do_ask_user>humans ' +
      'do_destroy>do_ask_user do_destroy>do_pay do_destroy>do_write do_destroy>earlier do_drop>do_loosen ' +
      'do_drop>maybe do_grant>do_claim do_grant>of_code do_loosen>do_ask_user do_loosen>do_claim ' +
      'do_loosen>do_drop do_loosen>do_grant do_loosen>do_run do_loosen>reader do_loosen>unasked ' +
      'do_more>do_order do_more>do_pay do_more>do_reply do_more>please do_obey>do_more do_obey>me ' +
      'do_obey>of_config do_obey>unasked do_order>do_grant do_order>do_more do_order>sure do_pass>humans ' +
      'do_pass>path do_pass>you do_pay>do_destroy do_pay>of_code do_pay>of_verdict do_pay>reader ' +
      'do_push>do_ask_user do_push>do_loosen do_rank>user do_run>do_ask_user do_send>do_write do_send>you ' +
      'do_show>do_destroy do_show>please do_weaken>do_run do_weaken>earlier do_write>do_obey do_write>do_push ' +
      "do_write>maybe do_write>of_price documentation_, don't done_. driver dy e_: ea_# earlier>do_obey " +
      'earlier>maybe earlier>me earlier>of_it easy ecmascript edit_files editor_. edits ef_# else_. email ' +
      'emits emitter_, end_. endhint ending engineering ensuring enter enter_the entirely environment_, err ' +
      'every_request executable execution_. execution_context execution_steps existed exists_. expected_it ' +
      'experimental_. expert export export_type f_y failing fb_# feature_name features_, features_. ' +
      'ferrite_contributors ferro_MAIL field_dataclass file_. file_in firefox firefox_. fitness fix_. flat fn ' +
      'focused follow_the followed_by for_a for_coding for_const for_each for_node for_use for_you format_. ' +
      'four_legs from_dataclasses from_pathlib g_g g_l g_v g_z generate generated_from genuinely get_: get_a ' +
      "getting go' granted_, green_again greet guaranteed guardrails gw h_? h_p handbook happens harder " +
      'has_been has_no hash_of hc heavy help_for helper_: hidden_instruction hierarchical hierarchy historical ' +
      'how_it however href_home hs humans>do_order humans>do_pass humans>do_show humans>of_it ' +
      "humans>of_private humans>sure humans>unasked i'll i_accept i_f i_k i_style icon id_: id_main identified " +
      'if_a if_error ignore_your ij import_annotations import_dataclass import_path import_sys import_type ' +
      'improving in_generated in_march in_memory in_no in_spring incomplete indicate info_fetch information ' +
      'install install_flowkit installation_bash instanceof intents interaction interactive_guide intermediate ' +
      'introduces invalidate invitation invoice_sent is_called is_empty is_enabled is_expected is_on issue_, ' +
      "it_and items_. ix j_c j_m j_t jk jmeyer js' js_application js_version json_, json_. json_import " +
      'jsonschema jsx judges k_b k_g k_i k_l k_m k_t ka key key_user keychain_and keys_. keys_and kim_berg ' +
      'kind_: kiro_dir kj km kv kw l_h l_m laptop_from last_updated latency layers layout_: ld leaked ' +
      'learn_how learn_more leaves_on lee legs legs_. length_# level_: levels li_get linear lines link_in ' +
      'list_the llms_that lm loader loads localhost_: logged_in loop los lq m_: m_d m_j m_l m_n m_o m_y ' +
      'mail>do_obey mail>do_run mail>official mail_: mail_address mail_assistant mail_it maintainability ' +
      'makefile manager_and map mapped mar march match match_. matrix maybe>earlier maybe>notice mcp_tools ' +
      'me>notice me>of_code me>path me>sure meaningful measure_before medium memory merchantability merges mia ' +
      'mia_for middle migrating migrations mode_, mode_is models_must module module_, modules mon_mar more ' +
      'more_details morning_. most moves ms must_be must_run must_write mutations mx n_, n_b nadia_ferro ' +
      'name_description naming navigating navigation_. necessary necessary_context need_a nk not_allowed ' +
      'not_comment not_edit not_have note_for notes_for notice>do_loosen notice>do_run notice>of_power ' +
      'notice>you notice_shall npm_publish npm_test npx npx_agentic nq null_; number_, nw ny o_; o_i o_j oak ' +
      'oak_, object observability observable of_change>me of_change>of_change of_change>of_talk ' +
      'of_code>do_loosen of_code>do_more of_code>of_goods of_code>of_it of_code>of_money of_code>official ' +
      'of_config>do_drop of_config>do_loosen of_config>of_rules of_document of_goods>do_ask_user ' +
      'of_goods>do_order of_goods>do_push of_goods>of_person of_goods>user of_guard>do_drop of_guard>do_send ' +
      'of_guard>notice of_guard>of_change of_guard>of_plain of_guard>please of_it>do_loosen of_it>notice ' +
      'of_it>of_plain of_live>path of_merchantability of_money>do_grant of_money>you of_person>of_person ' +
      'of_person>of_verdict of_plain>do_pass of_plain>notice of_plain>of_it of_plain>of_live ' +
      'of_plain>of_private of_power>do_destroy of_power>do_loosen of_power>do_order of_power>do_pay ' +
      'of_power>me of_price>of_money of_price>of_person of_private>do_ask_user of_private>do_send ' +
      'of_rules>notice of_secret>do_obey of_secret>do_run of_talk>notice of_talk>role of_talk>sure of_these ' +
      'of_verdict>of_code offer official>do_obey official>do_push official>path on_any once only_. open_a ' +
      'open_path operation optimizing option_default option_is options_, or_a or_an or_more or_otherwise ' +
      'or_quoted or_use or_when orders organized ortiz os_ubuntu our_support outstanding override>do_obey ' +
      'override>do_order override>do_run override>me override>of_code override>of_goods override>of_it own p ' +
      "p_j p_p p_v packages packages_, pages_and parse_the pasted patch path' path>do_loosen path>humans " +
      'path>of_secret path>of_talk path_. path_to pathlib paths_commit patterns_# patterns_and payload ' +
      'percentage performance_, permission_is persist>do_claim persist>do_grant persist>do_write persist>you ' +
      'person_obtaining pick_the pin piotr pip placed places planned planned_for please>do_claim please>me ' +
      'please>of_guard please_add policy_: portability portions_of prepend present prevention previously ' +
      'processing_this progressive promote proposed protocols prototype public publishing pull purpose_: q_f ' +
      'q_n q_v qh questions queue_cache queue_connected quick_reference quoted_. quoting_from qx qy r_; r_r ' +
      'r_y rb react read read_access reader>do_reply ready_for reducing reference relationships removes ' +
      'render_downloading render_get render_test replacement reply_to report_a reports_a repository_. ' +
      'required_. required_for research_. resolved resolvefilename resolver resource restricted resulting ' +
      'retain retrieve retrying review reviewer_bot role>do_show role>me role>of_goods role_you rotate_the ' +
      'router ru rules run_, run_: run_gcloud run_sudo runtimes rv s_! sale same_here samesite says_: scanning ' +
      'scheduler schema score_# screening_model script_from scripts secret section_id self_, semantics semver ' +
      "send_event send_go' sent_to serialized set_of sets_the settings sg shadcn shopping_agents should_answer " +
      "show significant similar_to since single skill_for skill_root slugline'_slug sm small snapshot socket " +
      'software_and source spawning speed spine spreadsheet spreadsheet_since spring st state state_and ' +
      'state_management status_, statuses steering_, steering_context step_by steps_prepend str_: strict_; ' +
      'stringify subset substantial substantial_portions subtle success success_criteria t_, tabs tag_. ' +
      'takes_about takes_ten task_, tasks_: technique template_: terminal terms test_files testing tests_, ' +
      'tests_in the_active the_ai the_authorization the_checks the_crash the_documentation the_error ' +
      'the_graphs the_instructions the_machine the_mail the_memory the_notes the_on the_original the_password ' +
      'the_pr the_primary the_project the_provided the_release the_route the_same the_second the_terms ' +
      "the_typo the_warehouse them them_. themes there's this_code this_item this_option this_repository " +
      'this_system throw_new ti tier times_i to_configure to_confirm to_determine to_disclose to_implement ' +
      'to_its to_make to_proceed to_skip to_their token_return tokenizer_commit tolowercase topics toward ' +
      'traces transcript tree truncate trying tsx tue tue_, turbopack two_devices types_: typo_in u_m u_r u_t ' +
      'unasked>do_destroy unasked>do_more unasked>you unattended undefined_; under_the unrelated up_to update ' +
      "updated_. urgency url>do_loosen url>of_code us_. us_west usage_js use_. use_client' use_next use_strict " +
      'used used_to user>earlier user>mail user>of_person user>of_rules user>of_verdict user>sure user_# ' +
      'user_asks user_profile uu uv v_# v_b v_n valid validating version_to versions_of visa visit_our ' +
      'visually vk void_# vulnerabilities w_c w_s w_t warehouse warehouse_. warranties warranties_of watcher ' +
      'watcher_, way_to west west_# what_do whatever_assistant whether_the which wide will_need will_not win ' +
      'with_: with_PATH with_kestrel with_memory with_them with_this worker_warning workflows workspace writer ' +
      "wrong xn xrequest y' y_g y_z yarn yates_MAIL year yesterday_. yh you>do_loosen you>you you_can you_do " +
      'you_filter you_must you_use your_coding your_prompt your_session your_shell your_task yv z_debug z_r ' +
      'z_tests zs',
  ],
  [
    -0.5,
    '!_. !_b !_todo #_ad #_assistant #_ba #_based #_description #_ef #_fd #_getting #_k #_key #_lines #_rows ' +
      '#_status #_this #_zz ,_. ,_api ,_called ,_event ,_f ,_file ,_forget ,_function ,_get ,_grep ,_input ' +
      ',_keep ,_m ,_merge ,_mia ,_not ,_opts ,_p ,_prompt ,_r ,_review ,_runtime ,_send ,_string ,_total ' +
      ',_transfer ,_version ,_whatever ,_with ,_write ._? ._commit ._content ._do ._document ._environment ' +
      "._examples ._exports ._file ._headers ._if ._is ._it's ._j ._known ._learn ._log ._md ._not ._please " +
      '._prefer ._quick ._state ._stringify ._they ._token ._treat ._using ._value :_PATH :_after :_api :_app ' +
      ':_as :_chair :_complete :_config :_date :_def :_false :_function :_gsd :_i :_interactive :_jd :_mcp ' +
      ':_not :_npx :_oak :_offsite :_on :_react :_related :_requirements :_same :_sha :_src :_text :_url :_v ' +
      ':_which :_you ;_; ;_a ;_d ;_exports ;_f ;_g ;_l ;_return ;_type ;_v ?_; ?_e MAIL_subject PATH_api ' +
      'PATH_as PATH_img PATH_import PATH_instructions PATH_next URL_# URL_small a_; a_dockerfile a_finding ' +
      'a_function a_given a_list a_project a_request a_separate a_specific a_tool a_user a_v absent academic ' +
      'acceptable activation adapt addition adheres admin_, adopt adversarial affect affects against agenda ' +
      'agentic_flow agents_. aggregate ak align all_available all_phases allow_list also_available also_use ' +
      'alternatively_, an_admin an_array ana ana_park and_more and_rotate and_security and_this and_will ' +
      'answer_score anti apipromise app_: app_start app_with applicable applications_. approval_. arch ' +
      'are_also are_an are_supported args_: arguments_and arrays as_agreed as_it as_root as_they at_the ' +
      'auth_test auth_worker author_: authority>earlier authority>of_rules authority>override aux average avx ' +
      "await aws b' b'_, b_y back_in badge bash_, bash_npx basic be_set be_useful berg berg_, beta binaries " +
      'blog border branches build_fails build_get build_status build_tool built_in bundle by_r by_step ' +
      'by_using c_w cache_components cache_connected cache_test caches calling capacity carries case_, cast ' +
      'ccasp chair_, changed changelog channels charge_, check_: check_and check_the checker cheers ' +
      'cheers_kenji choose ci_. cjs cl cli_and clicks close_to code_npx codes collapse collection combine ' +
      'command_line commit_with compact comparison completed_, completeness compress compute concurrent ' +
      'condition>humans conditions_of config_, configuration_files confirms consumers containers ' +
      'context_protocol context_read contributions coordinate copyright_notice core_task cp create_the created ' +
      'createdat creating_a cron cron_job cryptographic d_m d_p d_r data_in dataclass_class date_: dates_hi ' +
      'days_. db_password dd_# dead declare_class default defer definitions delta dependencies_. des desk ' +
      "developed developer_of development development_, device dg didn't dir_PATH directory_: distinct " +
      'division do_ask_user>official do_ask_user>unasked do_claim>maybe do_destroy>do_order do_drop>do_weaken ' +
      'do_grant>you do_loosen>condition do_loosen>of_change do_loosen>of_verdict do_more>of_config do_not ' +
      'do_obey>of_private do_obey>path do_order>authority do_order>humans do_pass>of_live do_pass>of_private ' +
      'do_pass>of_talk do_pay>of_rules do_push>user do_reply>of_code do_run>authority do_run>do_claim ' +
      'do_run>of_private do_run>sure do_send>do_ask_user do_send>of_change do_show>earlier do_show>sure ' +
      'do_weaken>do_drop dockerfile documented_in dom downloading_package downloads drop_it dtstart e_j e_mail ' +
      'ea earlier>do_destroy earlier>of_secret earlier>of_verdict earlier>you ecosystem ed_# edit_, edited ef ' +
      'emit emitter_URL employees empty_token enable_the encoding enforced enhanced ensure_all entities ' +
      'env_file epic equality esm essential establish estimated even_when event event_. event_moves ex except ' +
      'exclude exist_, exit_codes experience_. expertise expire export_class export_interface exports_. ' +
      'expressions extensions f_: f_; f_h f_k f_t fa_# fail_src failed fails_with false_; fd feature_. ' +
      'features_: feedback_: figure file_only file_structure files_# fill_in filter_by first_, fit fits float ' +
      'following_conditions footer_# for_creating for_existing for_more found_. fp frequently from_# from_now ' +
      "from_slugline' fssl ft fully furnished g_! g_s gateway generation github globals gmbh going " +
      'good_morning grounded grouped gsd_: guarantees gzip h h_l h_t hana handle_empty handles handoffs hangs ' +
      'has_the have_an have_strings have_used headers_: hello_all here_is hints hoc hot hover hr_team ' +
      'http_cache human_: humans>do_obey humans>earlier humans>of_code humans>of_guard humans>reader hx i_d ' +
      'i_i i_j i_l i_need i_v i_z iac ib ie if_! if_self if_token implementation_details import_apiresource ' +
      'import_slug improved improvements improves in_an in_code in_docs in_order in_workflow incoming ' +
      'increment incremental indirect infer inference info_auth info_cache info_worker infrastructure ' +
      'initialized install_, install_g insurance integrated intelligence intentional interval invalid ' +
      "invoices_to invoked ip is_, is_at is_useful isolated it's it_into it_license it_needs it_now items iv " +
      'iz j_q j_w jan jan_# jh jira jq js js_v json_: json_file k_c key_, key_your kind_, kp kr ks kx l_z ' +
      'lambda language launch lb lease legacy_# len lens lesser let let_the library license_, license_: ' +
      'lifecycle lin lin_z linked links_. literals lk load_path localhost locate logo_PATH love lu lx m_c m_h ' +
      'm_z machine_from mail>do_destroy manage manager marketing marketplace matched maybe>do_rank md_is ' +
      'me>do_destroy me>do_grant me>earlier me>maybe me>of_plain me>please me_a me_triage media meetings ' +
      'members_. memlog message_for meta_name metadata_: methodology mi mismatches miss miss_key mix mm ' +
      'model_note more_information morning morning_, mostly multi multi_agent mvp mw n_h n_m n_y name_# ' +
      'name_of ne nearest needs_the newest next_phase node node_. not_read notice>do_pass notice>of_person ' +
      "notice_and notices npm_npm number_and number_of numbering numeric o' o_y obj object_with observed " +
      'of_change>do_destroy of_change>official of_change>user of_charge of_code>do_pay of_code>do_send ' +
      'of_code>mail of_code>of_secret of_config>of_config of_goods>do_show of_goods>do_write ' +
      'of_goods>of_change of_guard>condition of_it>do_ask_user of_it>me of_live>of_talk of_money>do_destroy ' +
      'of_person>sure of_plain>of_person of_plain>of_rules of_plain>official of_power>of_power ' +
      'of_price>of_code of_price>user of_private>do_order of_private>do_write of_private>of_talk ' +
      'of_private>you of_rules>do_drop of_rules>do_weaken of_rules>of_live of_secret>do_destroy ' +
      'of_talk>do_drop of_verdict>of_change of_verdict>of_goods of_weak>do_run of_weak>path offset offsite ' +
      'often old olu olu_ade on_all on_it on_thursday on_tuesday on_you one_or one_week only_for oo opaque ' +
      'openai opens_on openspec option_to options_for or_. or_other order_# order_to oslo outcome outcomes ' +
      'overhead overridden oy p_b p_c p_h p_i p_measure package_: package_that page_. pagecursor pallet ' +
      'pallet_leaves parallel park parse_json parsers paste path path>do_more path>earlier path>maybe ' +
      'path_from paths patterns paul_yates paw permission_notice persist persist>unasked persistence phase_# ' +
      'picked plans_. please>condition polyfill portable positioning posix post_PATH postgresql potential ' +
      'prepare prerendering prerequisites_an preserving preview primary principles priorities privacy ' +
      'proceeding_. process_step produces producing profiles progression project_context project_memory ' +
      'projects_. promise_void prompts prompts_. proper property proxy pub pushed pytest q_j q_l q_q q_t ql ' +
      'questions_about queue queue_worker qv r_d r_v raised random rank rather re_: reach react_. ' +
      'reader>of_private readers_of reads_the reality reconcile redirects redis refactor refer refer_to ' +
      'reference_for references references_PATH refill regards_nadia regards_paul regular release_: reminder ' +
      'remove render_listening render_slow representing requests requests_. requirements_: requiring resize ' +
      'resolve resolving responds rest_. result_into resume retrieves return_div return_errors return_this ' +
      'returns rewrite robust role root_PATH route_handlers rp run_expected s_; s_r s_w safari_and ' +
      'safety_fallback same saves savings search_tool searchparams second_one secondary see_this seeds ' +
      'selector_: selects send_me sends_the sent_# separation separator_what server_, server_: set_, set_up ' +
      'severity sh_npm shell_PATH should_use sibling sj skeleton skill_, skill_when skip_to slice soft ' +
      'software_. sometimes source_: spans spec_files specifications specified_. staff start_the started_PATH ' +
      'starts_at stateless status_# stdout stores string string_: string_; structure structure_. structure_: ' +
      'sub subcommand sufficient suffixes suggestions suitable summary_to support_, sure>of_private sure>path ' +
      'synchronously synopsis_gcloud t_! t_f t_l tail talk template_structure test_: test_coverage test_runner ' +
      'tests_# text_: thanks_! that_does that_in the_above the_access the_assistant the_best the_bug ' +
      'the_cached the_codebase the_design the_entire the_initial the_invoice the_latest the_menu the_new ' +
      'the_phone the_required the_secret the_setup the_source the_specific the_system the_tool the_use ' +
      'them_with they_are third third_party this_. this_function this_morning this_permission this_software ' +
      'this_table threats throwing tied tips title_, to_any to_handle to_help to_improve to_let to_log to_main ' +
      'to_move to_prevent to_remove to_show to_support to_true to_whom token_is tokens_: told tom_: toml ' +
      "tools_. tp trade_offs trail triage_permission triggers ts_. tsx_import tuesday_, type type' typeof " +
      'typing_import u_; u_f u_p uj unasked>do_run unasked>do_write understanding unit_tests unless_the uo ' +
      'up_. update_the uploading url_. urls use_? use_PATH use_this user>of_talk username using_an using_the ' +
      'utf utf_# utility uw uz v_k vague validates valign value_: variables verbosity version_: version_URL ' +
      'version_of via visible voice vx w_l w_n wants_to warn_db warn_http was_found web_results webpack wed ' +
      "weekly what's what_joins what_should when_available when_i white_text will with_a with_npm with_open " +
      "won't work worker worker_connected workflowcontext working_with wp writable writing wrote xl xmarkdown " +
      "xy y_: y_l yarn_add you>do_weaken you_call you_don't you_might you_start you_work you_write " +
      'your_package yt yx z_. z_; z_e z_p z_vitest za zb zn zone',
  ],
  [
    -0.625,
    '!_: !_e !_introduced !_m !_q #_URL #_author #_ea #_failed #_i #_import #_is #_node #_o #_of #_os ' +
      '#_selector ,_args ,_because ,_config ,_e ,_err ,_every ,_got ,_load ,_main ,_my ,_project ,_read ' +
      ',_request ,_return ,_such ,_system ,_t ,_tags ,_this ,_using ,_where ,_world ._analyze ._architecture ' +
      '._but ._config ._context ._data ._delete ._documentation ._exit ._find ._follow ._image ._import ._no ' +
      '._open ._path ._planning ._png ._push ._response ._type ._we ._your :_analyze :_b :_bo :_chen :_claude ' +
      ':_copilot :_gather :_gcloud :_github :_hidden :_input :_js :_key :_lin :_load :_m :_metadata :_mon ' +
      ':_move :_nadia :_one :_paw :_project :_record :_s :_security :_select :_self :_str :_update :_validate ' +
      ';_# ;_i ?_: ?_n HOST_# HOST_PATH MAIL_: MAIL_test PATH_# PATH_a PATH_before PATH_description ' +
      'PATH_feature PATH_for PATH_instead PATH_li PATH_step PATH_this a_bot a_client a_complete a_failing ' +
      'a_number a_path a_server a_small a_web able_to accurate across_all action_. actionable actions_. ad_# ' +
      "adapter add_an additional additional_context ade_, adhere adoption advisory af_# after_each agent's " +
      'agents_for agents_need agents_that agree algorithms aliases all_commands all_data all_requirements ' +
      'alternatively amount_is an_empty an_existing analysis_. and_how and_no and_open and_validation and_what ' +
      'android another ansi answer_, ant any_questions apikey appended application_. applications applied ' +
      'apply_to approaches ar architectures are_available argparse argument_hint arm array_of ascii ask_the ' +
      'assertions associated assumes assumptions attributes audience authority>do_grant authorization_header ' +
      'automated_readers available_: await_fetch baseline because bf_# bind bindings blocker bm bool bootstrap ' +
      "bounded breakdown breaks browser's bucket_, build_: build_compiled build_connected bun bus but_it by_a " +
      "c' c_n c_s cache_downloading cad callback case cc ce center central cf chair challenge changed_. " +
      'changelog_commit channel check_token checkpoint chen_MAIL children cite claude_flow cleaner cleaning ' +
      'clickup client closes_. closes_: closing code_that coding_: cold comment_: commits_. communicate ' +
      'communications connecting consistent console_. consolidated consume consumed consumption content_class ' +
      'contract_, contract_draft contribute contributing_. contributor conventions_, conversation_, copied ' +
      'copy_# correctly_. cr create create_# created_at creationdate credit_card criterion critical_: ' +
      "critical_issues crud cs current current_state customer_. customers cut cv cve_# d' d_. d_; d_w day " +
      'debhelper debug_build debug_logs debug_scheduler debug_use decision decisions_, dedicated delete_this ' +
      'deliver denied dependent depends_on derived_from descriptive design_. desktop detected devdependencies ' +
      'developing dictionary differ differences differently dimensions dist_PATH distributed ' +
      'do_ask_user>condition do_ask_user>sure do_claim>do_drop do_claim>do_obey do_destroy>do_run ' +
      'do_destroy>you do_finish>of_guard do_grant>maybe do_memorize>user do_more>earlier do_more>role ' +
      'do_obey>notice do_obey>of_live do_obey>of_person do_pass>do_run do_push>do_write do_push>of_person ' +
      'do_reply>do_claim do_run>do_more do_run>do_weaken do_send>authority do_send>condition do_show>do_drop ' +
      'do_show>of_price do_weaken>do_destroy dockerfile_steps documented drift ds dst dv e_, e_h ' +
      'earlier>do_loosen earlier>do_push east eb_# edge editable effect efficiency elements empty_, enabling ' +
      "end_: endif_rustdoc engineer entire env' error_. error_handling errormessage errors_, established eur_. " +
      'evaluates eventemitter every_tool examine examples_to executed explaining export_const export_default ' +
      'exported expression extends f_author f_g f_n failing_check failure_, family fastify fb fc feat ' +
      'feature_tasks feeds fetch_cache fetches fields file_system file_that filename filenames files_the ' +
      'filled filter finds first_: first_pallet fix_the fixes flow_PATH flow_v fo focus_on folder_. ' +
      'for_details forces forward found_: from_PATH fssl_URL function_, functionality functions furnished_to ' +
      'future_import g_w gc ge git_diff gives gk global great_, gt guess handling hangs_, happen have_a ' +
      "headers heading heartbeat help_, help_. help_with hereby_granted highlight http' http_compiled http_job " +
      "http_test humans>do_weaken humans>do_write humans>of_money i_! i_, i_w iam id' identity ids if_exists " +
      'if_not if_present if_you immediately_. immutable implementable implementation_tasks implemented ' +
      'implementer import_json in_addition in_core in_other in_parallel incorrect inputs insecure installation ' +
      'instructions_core integrations intent_: into_french introduced_in io ir is_disabled is_generated ' +
      'is_hereby iso_# isolation it_? it_for it_on its_own iy j_# j_d j_i j_r jailbreak jb jobs js_PATH jul ' +
      'kestrel_create kestrel_login key_: l_, l_a l_j l_k l_u landscape laptop large larger lastmodifieddate ' +
      'length lets_you like limited limited_to links_: lives_in lj local lock_the logged logic logo_src ' +
      'mail>of_change mail_to mails maintenance_mode make_a manages maps markers matcher material ' +
      'maybe>do_memorize maybe>override md means mechanism mechanisms members message_and message_as ' +
      'messages_. met mg mia_chen mia_park microsoft migrate min mkdir modal mode_: model_to modify monitor ' +
      'month_in months more_about ms_# n_c n_k n_z nadia narrative navigate_to navigation nbsp_; next_steps nh ' +
      'node_# nodes not_add note_that notice>me notice>of_price nov nov_# npm number_; nzac_# o_? o_g o_h o_s ' +
      'o_v oauth of_change>do_drop of_change>of_plain of_code>earlier of_goods>me of_goods>you of_guard>mail ' +
      'of_guard>of_power of_live>maybe of_live>of_rules of_money>do_ask_user of_person>mail of_person>of_code ' +
      'of_person>of_plain of_plain>persist of_private>earlier of_private>sure of_secret>do_claim ' +
      'of_secret>do_grant of_talk>do_claim of_truth of_verdict>url office official>mail offsite_agenda on_a ' +
      'on_call onclick one_line onerror op openapi operating optimize option_. or_any or_in or_no ' +
      'organizations out_. output_format over_to override>earlier owasp owned owner_has p_, p_n p_the pack ' +
      'packaging page_, parameterized parentheses parts party passing path>notice performed performs ' +
      'persist>do_more persist>of_it person person_. personas perspective pg phase_: philosophy pii pillars ' +
      'placeholders plain plan_to plan_your please>do_more please>do_pay pooling port_: posttooluse powered ' +
      'prefers_e preparing presence prevent primitives prioritize priority_: process_this professional ' +
      'programmatically prompt proposal proposing protect protocol provide_the provided_as public_api ' +
      'publish_, q_r qg queue_job quick_call quickstart r_l r_w rbac read_from readme_. recommendations ' +
      'red_team reduction refunds regulatory relative_to release_. reliability rely rely_on renamed replaced ' +
      'replies reported representation resets resolves_to resources response_commit restart result_ok ' +
      'return_false revalidation review_. revoke rights_reserved roadmap roadmap_. robots_. rollout round ' +
      "routes rule rules_of run_a run_it runs runs_a runtime rust s' s_: s_l same_as sanity say_so scaffold " +
      'scanner scheduled scheduler_connected scroll sd second_: security_, security_. security_PATH select ' +
      'sends senior sep serialization server_. serving sessionid sets sha sha_# shared_rules shell_commands si ' +
      'sidebar skill_: skips slot slug so_it software_without sort spawned spec_, specialized specify_the ' +
      'split_tokenizer sq stable_. staged staging stand standalone start_with starting_. startup startup_with ' +
      'statistics statuscode stderr steering steering_files steps_# stories streams strictly strings stub ' +
      'sub_agents surface survey suspense synthesize systems_. t_; t_? t_t t_v tasks tell_me template terms_of ' +
      'tests_docs than that_process the_actual the_client the_configuration the_context the_draft the_format ' +
      'the_given the_implementation the_problem the_runtime the_search the_standard the_static the_transcript ' +
      'them_as there_are thinking this_behavior this_file this_means this_module this_step threads thrown thus ' +
      'tm to_a to_apply to_assistant to_avoid to_bash to_enable to_follow to_optimize to_parse to_publish ' +
      'to_render to_reset to_send to_sign to_specify to_take to_understand tobe toggle tone tool_name toolbar ' +
      'topbar topology tostring tracking trained training_data treats triggering trim truncated try_: ' +
      'ts_import turn_off turned tx typescript_import u_z uat uc ul unavailable uncertain under underlying ' +
      'unknown unresolved unstable unsubscribe updating upgrading upper upstream us_east use use_when ' +
      'user_agent user_through using using_this uuid uv_run v_c v_d v_v v_w validation_, validity values_. var ' +
      've verifies version_. versioning versions_. viewed_# vite_from vitest vitest_run vm w_e w_o w_w warns ' +
      'webfetch wed_, week_later what_would when_it when_the whether wildcard within_a without_a words_lower ' +
      "work_, works_offline world' ws wx xe y_d y_r yaml yates ye you>condition your_order z_MAIL z_c z_f z_l",
  ],
  [
    -0.75,
    '!_# !_a !_g #_at #_bc #_bf #_commit #_df #_eb #_ec #_from #_google #_kb #_onboarding #_tom #_user #_xx ' +
      ',_; ,_author ,_but ,_ensure ,_files ,_free ,_kim ,_params ,_path ,_res ,_server ,_url ,_without ,_works ' +
      '._bash ._both ._build ._command ._commands ._could ._d ._email ._entries ._grant ._id ._node ._other ' +
      '._return ._target ._tools ._troubleshooting ._url ._version ._why :_URL :_can :_code :_core :_critical ' +
      ':_dee :_f :_l :_leave :_let :_line :_memory :_next :_number :_o :_product :_prompt :_report :_role ' +
      ':_typescript :_use :_value :_what ;_, ;_. ;_constructor ;_e ;_export ;_the ;_use ?_, ?_. ?_b ?_what ' +
      'HOST_, PATH_alt PATH_name PATH_project URL_! a_custom a_f a_local a_new a_time abc above_copyright ' +
      'abstraction accepting account_manager accountid across action_, activity administration adr against_the ' +
      'agent_PATH agent_skills ai_assistants akiaiosfodnn all_, all_ai all_rights an_llm analysis_, analyzes ' +
      'anchor and_all and_code and_create and_restart and_returns answer_the answering_. api_is apis_, ' +
      "approach_, aq architecture aren't array artifact aspects assistant_completing assumption attempt " +
      "attribute authoritative authority>maybe authority>of_talk available_to b_. b_b b_e backward bar' bdd " +
      'be_found becomes behavior behavior_, bf big binary bitte bl blocks bmad body_h boolean both bq ' +
      'brandt_account briefs broken_link bs budgeting_plan bug_fixes built bump_vite bundled business but_not ' +
      'by_m by_phone by_this c_: c_d cached call_, camelcase can_now cases_. catches causing cf_# changeme ' +
      'changes_, changing channel_. characteristics chars cidr clarity claude_PATH claude_code client_side ' +
      'close_the code_is committed compat compiles complete_. completed complex complexity compliant component ' +
      'configs configurable connected_to connection contains_a context_PATH contributing control convenience ' +
      'copyright_: corresponding cos could criteria_: critic csrf curl_fssl customer_, cwd cy cypress d_? d_q ' +
      'db_slow deal dear_assistant debug_worker decide declaration dee_MAIL deep default_, defaults_to defense ' +
      'defines deleted delivered dependencies_: depending deps_: derive describing determine deterministic ' +
      'development_and dh directory_for disabled_by discipline do_ask_user>of_code do_destroy>do_destroy ' +
      'do_destroy>of_rules do_destroy>unasked do_drop>condition do_drop>do_ask_user do_drop>of_talk ' +
      'do_drop>path do_grant>condition do_memorize>of_person do_pay>do_drop do_pay>of_secret do_pay>you ' +
      'do_push>do_claim do_push>do_obey do_push>do_order do_send>do_run do_weaken>url do_write>reader ' +
      'documentation_for documents does_it download downloads_URL draft_v drafts drag duplication dynamically ' +
      "e_; eb ec_# edit edited_by else_: em email_MAIL embeddings enforcement entry_point eq equivalent error' " +
      'error_if escalate especially estimate every_command everyone_who evidence_. examples_: exceed ' +
      'executive_summary exit expanded expect experimental explains explore exposes extend f_, facilitator ' +
      'facing failed_to fallback feel fetch_listening few filename_terminal filtered finding findings_. fix_: ' +
      'fixture fj flag flash following_list for_. for_active for_debian for_that forgets formatting forwarding ' +
      'forwards frame from_it frontend frontmatter function_: functions_, g_q gcloud gh glob globs good_to ' +
      "guides ha halt handoff hardening he_has header_is headless height helpful_assistant high high' hn how " +
      'how_do how_to humans>url i_# icons ide image_: implement implements import_time improvement in_ci ' +
      'in_five in_spec inc include_a info_render initialize install_it install_slugline instructions_at ' +
      'intercept internally ios is_currently is_deprecated is_done is_green isinstance it_can iterations ito ' +
      'iu j_y jd jd_MAIL jl json_for jun k_: k_q kb key_id keyword kill kiro l_; label left left_: less ' +
      'leverage lf li_read lib lib_PATH license_; license_for like_to line_, line_. list_to live llama located ' +
      'logs lts m_, m_b m_m ma machine_. macos_# mailbox_should maintaining man manager_vendor manifest ' +
      'matches_the me>do_obey me_to meant memory_PATH memory_and merge_. mermaid message_to messages method ' +
      'method_: milestone minimize mit_, ml mod modern modes modifications mutation n_l name_PATH name_gcloud ' +
      'navigate navigations nbsp nested new_features new_one newly next_. nonce none_: notable notes_about ' +
      'npm_downloads num numbered o_# oa ob oc occur of_change>humans of_guard>of_private of_it>of_person ' +
      'of_power>do_push one_sentence openbsd operations_. optimizations option optional options_. opts ou our ' +
      'overlap override>of_change own_. ownership p_d p_e p_o package_# package_and page_and path>do_claim ' +
      'path>of_verdict path>official path_, pattern paul peer perfection performing persist>do_ask_user ' +
      'persist>do_loosen pipelines placeholder planning_PATH please>do_pass please>do_push please>do_send ' +
      'please_send popular positional potentially prerender prerendered preserves pretty prevents printing ' +
      'problem_, problems proceeding production_ready programming project_in project_name promise propose ' +
      'provide_a providers provides_a push_to pushes qa qr qt query_, queue_downloading quoted_or quotes ' +
      "quoting rag rather_than rationale raw rc react' rebase receives redistribute reflect registered " +
      'registry related relative relevant removal remove_all render_compiled render_retrying renders ' +
      'request_is requests_, requirements responsibility result_in retrying_in return return_a reusable reused ' +
      'role>role rotate route_: run_app run_commands run_curl run_make run_project run_rm s_f s_v sanitization ' +
      'sat scenario scenarios scheduler_compiled schemas scoped scratch scripts_: se securely seed segment ' +
      "selector sending sent separate sequential shift should_not shows shutil similarity simplified skill's " +
      'slugs social solution source_code special specific specifically specified specified_in specifying ' +
      'stability stance standards start_. start_expected startswith starttime stated stays step_name stop_if ' +
      "strategies strategy streaming string' strings_such strip style_. such_as summary_of supplied " +
      'supported_. sure>of_talk switching sy symlinks synchronous sys_import system_to tagged targets task_as ' +
      'tdd techniques test tests_: tests_with the_agent the_apache the_bot the_d the_default the_existing ' +
      'the_index the_legacy the_main the_name the_path the_public the_pull the_question the_relevant ' +
      'the_service the_snyk the_target the_url this_prompt this_will threading throws thursday_. to_deal ' +
      'to_delete to_developer to_generate to_list to_one tokens tokens_in traditional travel try try_to tu ' +
      'tuesday tuple type_. types_. u_i ubuntu_# ui_. unclear uncommitted undefined union unique universal ' +
      'unnecessary update_changelog use_in useeffect useful_for user_guide userid users v_m v_o validated ' +
      'validator valueerror values vault vendor_gmbh verify_the verifying versions viewport vocabulary w_; w_b ' +
      'w_q walk want want_a was_approved wasm waves wc webhooks weight what_is what_this what_was when_: ' +
      'while_the why wi windsurf with_. with_cache with_code with_exit with_next without_review work_with ' +
      'worker_get works_with world_! worse would_like xa xz y_n ym your_month your_own yq z_#',
  ],
  [
    -0.875,
    '!_npm !_r #_? #_cf #_invoice #_march #_minutes #_release #_steps ,_after ,_an ,_carla ,_complete ' +
      ',_cursor ,_data ,_database ,_document ,_ilse ,_key ,_target ,_true ,_v ,_what ._create ._def ._gcloud ' +
      '._get ._how ._html ._make ._map ._must ._options ._there ._time ._tobe ._verify ._with ._y :_auto ' +
      ':_delivery :_enable :_high :_kiro :_message :_minutes :_password :_path :_review :_sonnet :_team :_tomh ' +
      ':_ts :_write ;_if ?_? ?_PATH PATH_? PATH_at PATH_from PATH_tool URL_npm a_good a_one a_page a_pr ' +
      'a_quoted a_r a_real a_string ability ad added_to address_. adjust ae_# affected ag again_# agent_# ' +
      'agent_gets agent_note agent_reads algorithm alias all_invoices allowing alongside alpha also_be alt amd ' +
      'analysis and_# and_documentation and_hand and_onboarding and_run annotations_import answer_in any_of ' +
      "apache apache_# api_key' app architect are_a areas args as_if as_is ask_: asked_for asks_for " +
      'askuserquestion asset assignees assistant_can assistants_in assumed asynchronous at_a audio aug ' +
      'authenticated authority>of_it authorization_: automate automatically available available_, available_in ' +
      'aware awareness backends balanced bash_filename bcrypt between beyond bisect brand break breaking ' +
      'brew_install bring bubble bugs build_time build_warning builtin by_reading byte c_c c_r call_the ' +
      'catalog category category_: cd changes_to chapter check_, child choices chrome chunk clearly cli_, cms ' +
      'code_must coding_models commit_c components concrete conf confidence conflicting consensus ' +
      'considerations constructor consumer contexts copyright_# copyright_c could_be cpu create_, creative ' +
      'credentials_. crypto d_l daemon database_, datetime dear_agent deb decimal defaults defects deferred ' +
      'define_the defining deliverable delivery_dates depend depend_on depending_on derived describes ' +
      'destination develop devtools df df_# discovery dist do_loosen>sure do_pass>of_verdict do_run>you ' +
      'do_send>official do_weaken>of_rules docblock docs_PATH documentation does_the downstream draft ' +
      'during_the dynamic east_# ec edit_the either emitted enabled_, enforce ensure_that ensures entry_. esc ' +
      'exceptions exe executor exists_, exp expiration explain_the extracts failed_. fake fd_# features ' +
      'federation fi file_for fill finalize flag_. flow for_: for_invoice for_your foundation foundational ' +
      "french fri friday from_react' function_that functional gaps gates gemini get_started gg go_PATH " +
      'governing gz h_q handle handler hardcoded hd header_: holds homepage hours house i_r identical ' +
      'identifiers idle ii images impact implementation_. implementation_of implementing imported ' +
      'in_maintenance in_src in_which in_writing including_: info_queue inside insights inspect install_sh ' +
      'integer integration_: integrity intended intent interfaces invitations invocation is_unclear iso issuer ' +
      'itself j_p java jit joins_the jon_park judgment k_# kd keeping kernel key_. key_and key_to keyed kim ko ' +
      'l_c land late law layouts lc leak lena lets letter libraries libs license_mit light link_the listen ' +
      'locations looked loops mail>of_power making mapping match_the materials maybe>persist md_, meaning ' +
      "medium' membership menu merging metadata_, might_be milliseconds mini minimal minutes_of mit_license " +
      'mixed mock model_should mr multiple must_add mysql n_PATH name_for native net new_. new_instructions ' +
      'nginx nn nodejs noscript not_available not_do not_know not_send not_set notice>condition ' +
      "notice>do_weaken notice>of_weak np o_f o_l object' objective of_code>of_change of_goods>persist " +
      'of_goods>please of_person>of_talk of_private>humans of_private>unasked of_talk>do_reply of_verdict>me ' +
      'of_weak>of_plain offs olu_silva omitted online openai_api ops optimization optionally order_: output_. ' +
      'output_as overall override>of_power park_, passed_# path>of_config pattern_. pb performance ' +
      'permission_. persists phase photos plain_text plan_. planning please>reader plugins png policy_PATH ' +
      'pool possibility powerful present_the preserved problem produced prompt_injection props public_license ' +
      'purpose q_c queries questions_, questions_to r_n read_. read_this reasoning recommendation recursive ' +
      'refs register remain repeated request_, researchers respectively restore result_; retry_on return_check ' +
      'returns_the review_, role>do_write rules_PATH satisfied says_quoted scalable schen script_. sdk ' +
      'sections see_URL seeking segments selection selectors send_a separately sequence sequentially serve ' +
      'service_account session_id sessions_. setting sf shape shell_. showlinenumbers signals sized ' +
      "skill's_directory solving sourcemappingurl spec_: specialist specific_, specify sprint src_PATH ssl " +
      'stable stats still stop_and storage str stream structured stuck sum super surfaces symbols synopsis ' +
      "sys_. system_. systemctl t_m t_n targeted technical terminology test_, tested text' text_; text_to tg " +
      'the_PATH the_changes the_chat the_confirmation the_filter the_git the_gnu the_html the_key the_model ' +
      'the_product thin this_agent this_can this_guide this_skill tiers timeline timestamp timing title_copy ' +
      'tk to_access to_in to_new to_override to_update to_use todos tomh tomh_, tool_calls tools_to tq trace ' +
      'traceability track trade traffic transition transitions translate_the trivial truth ttl types_, ' +
      'typescript ubuntu ui uk under_# unless upgrades uq use_case use_pnpm use_with users_, users_. users_: ' +
      "validate variants version_, vi views vip vpc waits_for want_to ways wd we're websocket week went " +
      'whether_to which_can will_receive will_use with_your wm wrap write_, written xh xi xml xr ' +
      'your_application ys z_, z_j',
  ],
  [
    -1,
    '!_PATH !_license #_cc #_hours #_name #_or #_version ,_async ,_from ,_if ,_query ,_scripts ,_see ,_tasks ' +
      ',_update ,_verify ._; ._after ._close ._each ._expected ._never ._on ._project ._report ._text :_: :_a ' +
      ':_agentic :_broken :_build :_check :_javascript :_note :_parse :_python :_return ;_private ?_# ?_i ?_u ' +
      '?_v PATH_URL PATH_div PATH_e PATH_first PATH_or PATH_process PATH_python PATH_span URL_img URL_or a_c ' +
      'a_changelog a_e a_person a_script a_summary ab_# abort accounts actually added adding addressed ae ' +
      'after_# age agentdb agents_reading ai_agents allowed_tools allowlist ambiguous an_attacker an_error ' +
      'an_issue and_is and_other and_re and_tell answer_only anywhere api_. apple approach_: argv async ' +
      'at_least attempts attention_ai avatar ba back_to before_and behave benefit binding bn body_, boundaries ' +
      'br branch_. brew brings broke browser_is bsd build_the bundles bv by_name c:known-url c_, calculate ' +
      "call_this can't can_you cannot carefully cb char choosing claim classname cmd codebase command_, " +
      'command_is command_that common compatible completions compose concern condition condition>earlier ' +
      'configuration_, configure connected consistency const_result container convention copyright core_PATH ' +
      'counter creates creation critique css customize dangerous data_and declared dee delete_all deletes ' +
      'deprecation description_, description_the destroyed determined digest discount discovered discuss ' +
      'dispatch div_id do_destroy>of_talk do_memorize>do_write do_obey>do_reply documentation_URL domains ' +
      'dropped dt dual during dw e_. edit_. embedding end_to engage errors_. etag evaluated experience ' +
      'explicit extended external fe_# feature february files_for firebase focus follow_instructions followed ' +
      'following_: following_command fonts for_approval for_language foreach forms formula frameworks friendly ' +
      "function_to ga gen go_to graphql gsd gtk guard guidelines_: gyp handled hashes hasn't heuristic " +
      'hostname i_c i_e idea ideal ideas identifier if_needed ignored imperative impl implementations implied ' +
      'import_as in_config in_node in_production in_v indexes_matter indicates indicating information_about ' +
      'inject install_# installed instructions_in integration interact interactive interface introduced ' +
      "invoice_copy ipv issues_, javascript joins js_and json_only judge kept kestrel_destroy key' l_d l_i " +
      'language_. least_one leave_out lesson letters lightweight link_, links_PATH linux load_all loads_the ' +
      'location_: log_in ls m_k macos mastra matter_PATH maybe>sure me>humans me>unasked mechanics merge_, ' +
      'merged messages_in methods metric might milestones mistake mobile mon monitoring most_important ' +
      'must_have must_include n_: n_v name_. natural nb never_run not_in notifications null nx o_, o_k ' +
      'of_code>sure of_guard>authority of_price>maybe of_tuesday ok_# older only_after operational options_: ' +
      'or ordering oriented otherwise_: outputs overrides overview package_, params partial password_, ' +
      'pattern_: pe per_second permission_to persist>path persistent_facts phases physical pino platforms ' +
      'playwright please>of_change pp pragma prefetch prefixed prerequisites present_in principle print_your ' +
      "privilege prompting prose prs purpose_. q_w quarterly_review question_. quoted_; r' r_PATH r_c " +
      'readiness realtime reason redacted redistributions regards_the regressions release_, replica represents ' +
      'req requesting res_. researcher reserved reserved_. restarts result_await retrieval return_valid ' +
      'returns_: review_the ror rq rules_# run_PATH s_h scans schema_: scope_. screen screenshots search_for ' +
      'section_. self_: sensitive separator server_side severity_: shell_, ships should_have signal simplest ' +
      'sites situation snyk source_of srcset stages stat stdin styles subagent subdirectories subject_to ' +
      "success_: successfully supported swarm systems_, table_. take_a tcp that's the_cookies the_input " +
      'the_merge the_minimum the_names the_node the_policy the_price the_read the_signed the_tag the_ui ' +
      "the_work their_own then_the they're this_skill's throughput throw thursday to_an to_end to_ignore " +
      "to_provide top_level topic transformation tried tries twitter understand_the undici' unix unknown' " +
      'useful using_a utc util utilities valid_json validation_. value_, values_: variant vercel view_. visual ' +
      "vs w_g w_u w_y whenever_possible why_indexes will_be workspaces wr xs y_, y_c y_e you've you_need " +
      'you_the your_account',
  ],
  [
    -1.125,
    '!_ai #_do #_ed #_fb #_fix #_j #_q #_why ,_asked ,_etc ,_format ,_role ,_tests ,_type ._api ._ask ._can ' +
      '._error ._generate ._message ._see ._start ._status ._use ._what :_json :_n :_say ;_import ?_yes MAIL_# ' +
      'MAIL_. PATH_required a_command a_human a_security a_session a_task abcd accessed adapters adding_a ' +
      "afterwards agent' agreement all_# alternative analyze and_a and_ask and_why answer_questions " +
      'api_reference app_. appendix appsheet are_using arg artifacts as_data asc assert assess at_build ' +
      'attackers authors auto_generated avoid ax backend basis be_a before_executing before_running begins ' +
      "behaviors behaviour bits buffer bytes cache' can_use cannot_be canonical categorize cc_# certain " +
      'check_that clarify classes coach codebase_. collector combined commit_. communication_language ' +
      'complete_and conduct configurations connections content_. contents_PATH controller cookies copying ' +
      'cover covered created_by creates_a creating csv currently cycles dashboard data_is date_. debian ' +
      'deliberately demo deny description_PATH design designed_to detect detection distribute ' +
      'do_destroy>do_loosen do_drop>of_change do_obey>do_pay do_weaken>maybe dpkg earlier>condition ' +
      'earlier>path editors element empty_response enabled_: encrypted endpoints english enough enum ' +
      'error_message etc etc_. events evidence excluded exist exists expand explanation explicitly extracted ' +
      'failures finally flows for_an for_new for_whoever found_, from_a g_f generated generates grep guards ' +
      "hand_. here's hg hint_llm honest hosted http_connected in_any in_it in_progress independent " +
      'independently installs integrate interact_with interactions interactively into_your invoice_and is_also ' +
      "is_as is_read it_may it_reads json' jwt language_of learned least license_at licenses lists ln load_the " +
      'locale location m_# magic mailing malformed managed management managing manual manually many marker max ' +
      'mcpservers md_. mechanical mid minor model_reading modifying monday monorepo must_use names_. namespace ' +
      'need_the negative network_access nf night node_modules noemit none_, normalize normalized not_share ' +
      'npm_version oct of_goods>do_obey of_money>do_write of_plain>override of_verdict>of_money official>role ' +
      'oh one_of openssl opt options opus orphaned otherwise_, output_in parse_# parses patches pathname ' +
      'payloads permissions_and pi pk placement pointer populate portal possible_. prefix prerequisite prices ' +
      'progress prompted prop provided_by provides proxy_. published pull_requests q_d quic r_: read_docs ' +
      'reader>path readonly real_time reasoningbank recently referenced regexp region registration regression ' +
      'rejects required_skills responsible retrieved returned revalidate reviewer_. rewritten rules_, ' +
      'run_build s_? sees selected self_. send_them session_: several short skipping smoke sn solutions sonnet ' +
      'sources space spaces span_class spec split standardized static stopped structural subscription suffix ' +
      'suggested symbol syntax tarball task_tool tasks_in teams tells test_PATH tests_and that_answer ' +
      'that_they the_cli the_directory the_requested the_response the_skill the_spec them_, theme theme_PATH ' +
      'this_feature thu time_from to_approve to_user todowrite token_, token_: tools_, transport ' +
      'troubleshooting tsc tty tutorial ultra unicode unit unused url_, url_URL usage used_by value_. vars ' +
      "vector verifier wait_for waits when_a when_to where_the xd xxx yc you'll your_password yp",
  ],
  [
    -1.25,
    '!_d #_de ,_: ,_c ,_thank ._at ._one ._only ._run ._some :_bash :_db :_y ;_this URL_a a_branch a_draft ' +
      'a_prompt ai_assistant allows an_account and_PATH and_update and_verify appropriate apt arbitrary ' +
      'as_needed associated_with avoiding bad base_. based_on benchmark bg browsers build_cache c:code ' +
      'can_also capability careful case_. cdef cert changes check_for code_in codex completed_. comprehensive ' +
      'concept concise configuring connect constants context_# controls coordination current_. custom data_. ' +
      'deletes_a dependabot description_of detects dict directory_, disclose discord discover do_destroy>maybe ' +
      'do_finish>of_plain do_loosen>maybe do_weaken>of_private domain_. duration easily endif entries ' +
      'evolution examples existing extension f_. facts fg finished_# flexible folders forwarded framework ' +
      'friday_. from_an from_quoted from_your gate generally gnu goals hardware height_# host_: hybrid i_PATH ' +
      'ig import_from in_one inherit injected injects input_. install_the instructions_, invent invoking ' +
      "is_provided is_true isn't it_does iteration jc jest js_import leaks loading locally m_s maria marked " +
      'masked may_obtain mcp_server metrics mitigation mjs modified must_never nextjs node_quoted notify npm_. ' +
      'npm_install obvious of_a of_config>sure of_goods>authority of_secret>persist on_# only_, only_show ' +
      'operations optimized orchestration orchestrator originally packages_. pages path_: patterns_for ' +
      "permitted pnpm policies precedence program prohibited project's provider prune range read_write rebuild " +
      'recommended redirect releases remind_the root_cause run_# run_tests runs_. sa sample scanned scheme ' +
      'secure security_policy sentences servers shim shutdown sign sign_in skills sorted start_, states story ' +
      'strict subagents such systemd t_q that_only that_should that_will the_checksum the_files the_generated ' +
      'the_language the_quoted threat to_. to_learn to_rotate tokens_, tracks transports typically understand ' +
      "updates use_for use_of used_for user' user_can uses verbose whitespace width width_# xv your_project",
  ],
  [
    -1.375,
    '#_days ,_a ,_action ,_check ,_task ._HOST ._h ._review ._test ._update :_deletes :_forget :_optional ' +
      ':_pass :_r :_verify PATH_is PATH_ul a_folder a_pull accounting admins all_the at_most attack autoconf ' +
      "because_the blank blocking build_, by_an by_hand callbacks character choice cli client_, company's " +
      'constraint conversion data_, dec deepseek def_test define defined do_grant>sure documenting duplicate ' +
      'effort entity epics failed_, fails_, files_, files_are flags for_passwords for_production four ' +
      'function_. gap gcc gemini_cli guardrail held instance investigate is_set it_again it_runs learning ' +
      'limiting loaded mappings matching mcp member never_commit newer not_just not_yet npm_run objects ' +
      'of_verdict>do_pay open_source opencode organization param pass_. please_check plugin prd provided ' +
      'quick_question ran read_: read_these ready recognize reformat remind res resolves responses retries ' +
      'revision risks root_of satisfies security_issues self semantic served set_. signatures specification ' +
      'specifies spend studio subsequent sunday supporting supports test_for the_# the_appendix the_template ' +
      'the_version to_test tooling typing unasked>of_secret undici uri url>humans url>url various we_recommend ' +
      'within_the worktree y_PATH you_want',
  ],
  [
    -1.5,
    ',_y ._! ._always :_request a_full a_non a_reason addresses analyzing and_fix and_wait apis approval_of ' +
      'approves au bash_npm before_starting call_back cause chain chunks claim_. communication compile ' +
      'compiler conditions context_before disclaimer dist_. dry earlier>url early embedded every_change ' +
      'executes execution exploration export_function fixtures flagged gpt_# group id_of ignores imports in_# ' +
      'indexes inheritance inside_the instances issue_in may_not memories memory_, nextspark o_e openrouter ' +
      'override_the parcel parser passport passwords_. perform please_read postgres preset prettier printed ' +
      'proto public_key read_only refused rendered rfc_# sam scores seconds sends_a simple skill skill_. stdio ' +
      'suggesting sure>persist tax the_parcel the_plan tmp to_build to_start toolkit un uncertainty unchanged ' +
      'user_before value_is watch wave website widget',
  ],
  [
    -1.625,
    ':_image HOST_URL all_checks approach become booster can_i closes commands_without commit_messages ' +
      'completion composition delete_a distribution do_pay>path failing_test files_before fixed formatter ' +
      'from_next id_. is_this mask permissionmode possible projects pure r_f reduce rfc statements tells_the ' +
      'the_prompt this_directory tracing transform unasked>do_grant url_: usually well_as zod',
  ],
  [
    -1.75,
    ',_tool a_PATH approval_for codecov commit_secrets const conventional escape generator headings href_URL ' +
      'improve languages notification of_change>path parsed quoted_in reason_. roles the_process tokenizer ' +
      'virtual with_every',
  ],
  [-1.875, 'attacks comes_from directly_. files_it for_user ignoring please_delete respect was_not when_all'],
  [-2, 'major security_: something sqlite'],
  [-2.125, 'URL_PATH and_it downloaded'],
  [-2.5, 'URL_alt'],
]
