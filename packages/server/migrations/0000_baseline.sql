CREATE TABLE "access_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"ending" text NOT NULL,
	"user_id" uuid NOT NULL,
	"role_id" smallint NOT NULL,
	"groups" jsonb NOT NULL,
	"read_only" boolean NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "access_keys_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"answer_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"credit_code" text NOT NULL,
	"legal_representative" text DEFAULT '' NOT NULL,
	"review" text DEFAULT '0' NOT NULL,
	"draft_review" text DEFAULT '0' NOT NULL,
	"administrator_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "companies_credit_code_unique" UNIQUE("credit_code"),
	CONSTRAINT "companies_review" CHECK ("companies"."review" in ('0','1','2','3'))
);
--> statement-breakpoint
CREATE TABLE "login_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "scan_logins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"ticket_hash" text NOT NULL,
	"mark" text NOT NULL,
	"challenge" text NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"scanned_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"serial_number" text,
	CONSTRAINT "scan_logins_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "scan_logins_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "scan_stamps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"ticket_hash" text NOT NULL,
	"mark" text NOT NULL,
	"challenge" text NOT NULL,
	"document_name" text NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"scanned_at" timestamp with time zone,
	"certificate" text,
	"digest" text,
	"answered_at" timestamp with time zone,
	"signature" text,
	CONSTRAINT "scan_stamps_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "scan_stamps_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"method" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"access_key_id" uuid,
	CONSTRAINT "sessions_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries_left" integer NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "sms_codes_phone_purpose_pk" PRIMARY KEY("phone","purpose")
);
--> statement-breakpoint
CREATE TABLE "sms_outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role_id" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_roles_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text GENERATED ALWAYS AS (lower(btrim(normalize(username, NFKC)))) STORED NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"id_number" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"nick_name" text DEFAULT '' NOT NULL,
	"sex" text DEFAULT '2' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"company_id" uuid,
	"disabled" boolean DEFAULT false NOT NULL,
	"password_expires_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"links_void_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"last_login_method" text,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_mobile_name_own" CHECK ("users"."username_key" !~ '^1[3-9][0-9]{9}$' or "users"."username_key" = "users"."phone")
);
--> statement-breakpoint
CREATE TABLE "answered_calls" (
	"key" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "departments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 200 CACHE 1),
	"parent_id" integer,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"leader" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"stopped" boolean DEFAULT false NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "dictionary_types" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "dictionary_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000 CACHE 1),
	"name" text NOT NULL,
	"type" text NOT NULL,
	"list" integer NOT NULL,
	"stopped" boolean DEFAULT false NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "dictionary_types_list_unique" UNIQUE("list")
);
--> statement-breakpoint
CREATE TABLE "login_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"username" text NOT NULL,
	"user_id" uuid,
	"session_id" uuid,
	"succeeded" boolean NOT NULL,
	"message" text NOT NULL,
	"ip" text NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"os" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_notice_reads" (
	"notice_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "office_notice_reads_notice_id_user_id_pk" PRIMARY KEY("notice_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "office_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "office_users" (
	"user_number" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "office_users_user_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100 CACHE 1),
	"user_id" uuid NOT NULL,
	"department_id" integer,
	"created_by" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "office_users_user_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "parameters" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "parameters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000 CACHE 1),
	"name" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"built_in" boolean DEFAULT false NOT NULL,
	"open" boolean DEFAULT false NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "parameters_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 200 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"stopped" boolean DEFAULT false NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_grants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"provider_code" text NOT NULL,
	"reason" text NOT NULL,
	"expires_at" timestamp with time zone,
	"created_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "role_departments" (
	"role_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	CONSTRAINT "role_departments_role_id_department_id_pk" PRIMARY KEY("role_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "role_menus" (
	"role_id" integer NOT NULL,
	"menu_id" integer NOT NULL,
	CONSTRAINT "role_menus_role_id_menu_id_pk" PRIMARY KEY("role_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "sys_menus" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "sys_menus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 2000 CACHE 1),
	"parent_id" integer,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"component" text DEFAULT '' NOT NULL,
	"query" text DEFAULT '' NOT NULL,
	"route_name" text DEFAULT '' NOT NULL,
	"opens_outside" boolean DEFAULT false NOT NULL,
	"kept_alive" boolean DEFAULT true NOT NULL,
	"kind" text NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"stopped" boolean DEFAULT false NOT NULL,
	"permission" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sys_roles" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "sys_roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 200 CACHE 1),
	"name" text NOT NULL,
	"key" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"data_scope" text DEFAULT '1' NOT NULL,
	"menu_check_strictly" boolean DEFAULT true NOT NULL,
	"dept_check_strictly" boolean DEFAULT true NOT NULL,
	"stopped" boolean DEFAULT false NOT NULL,
	"built_in" boolean DEFAULT false NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role_id" smallint NOT NULL,
	"permissions" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"file_name" text NOT NULL,
	"lines" jsonb NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"checked" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_posts" (
	"user_id" uuid NOT NULL,
	"post_id" integer NOT NULL,
	CONSTRAINT "user_posts_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "call_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authority_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"authority" text NOT NULL,
	"call" text NOT NULL,
	"request_id" text NOT NULL,
	"issue_id" uuid NOT NULL,
	"certificate_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_losses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_losses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"certificate_id" uuid NOT NULL,
	"reported_by" uuid NOT NULL,
	"explanation" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_reminders" (
	"certificate_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"user_id" uuid NOT NULL,
	"day" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "certificate_reminders_certificate_id_reason_pk" PRIMARY KEY("certificate_id","reason")
);
--> statement-breakpoint
CREATE TABLE "change_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"certificate_id" uuid NOT NULL,
	"head_order_no" text,
	"facts" jsonb NOT NULL,
	"not_after" timestamp with time zone,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mobile_bindings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"code_hash" text NOT NULL,
	"opened_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"scanned_at" timestamp with time zone,
	"installed_at" timestamp with time zone,
	"certificate_id" uuid,
	CONSTRAINT "mobile_bindings_code_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "authority_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"certificate" text NOT NULL,
	"encrypted_private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_records" (
	"position" bigint PRIMARY KEY NOT NULL,
	"entry" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"provider_code" text NOT NULL,
	"platform_codes" jsonb NOT NULL,
	"carrier" text NOT NULL,
	"lock_type" text NOT NULL,
	"holder_name" text NOT NULL,
	"user_id" uuid NOT NULL,
	"role_id" smallint NOT NULL,
	"company_id" uuid,
	"device_id" text NOT NULL,
	"serial_number" text NOT NULL,
	"encrypt_serial_number" text NOT NULL,
	"key_algorithm" text DEFAULT 'RSA-2048' NOT NULL,
	"sign_certificate" text NOT NULL,
	"encrypt_certificate" text NOT NULL,
	"status" text NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"not_after" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"installed_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revocation_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "certificates_serial_unique" UNIQUE("serial_number"),
	CONSTRAINT "certificates_encrypt_serial_unique" UNIQUE("encrypt_serial_number")
);
--> statement-breakpoint
CREATE TABLE "issue_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"attempt" integer NOT NULL,
	"device_id" text NOT NULL,
	"key_algorithm" text DEFAULT 'RSA-2048' NOT NULL,
	"challenge" text NOT NULL,
	"started_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sign_key_hash" text,
	"encrypt_key_hash" text,
	"certificate_id" uuid,
	"ended_at" timestamp with time zone,
	"failed_step" text,
	"error_code" text
);
--> statement-breakpoint
CREATE TABLE "code_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "code_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" integer NOT NULL,
	"code_number" text NOT NULL,
	"code_content" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"css_class" text DEFAULT '' NOT NULL,
	"list_class" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"stopped" boolean DEFAULT false NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_reminders" (
	"coupon_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent" boolean DEFAULT false NOT NULL,
	CONSTRAINT "coupon_reminders_coupon_id_user_id_pk" PRIMARY KEY("coupon_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"state" text DEFAULT '0' NOT NULL,
	"order_no" text,
	"request_id" uuid NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"type" text NOT NULL,
	"threshold_fen" bigint DEFAULT 0 NOT NULL,
	"order_types" jsonb NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	"per_person" integer DEFAULT 1 NOT NULL,
	"stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_claimed" CHECK ("coupons"."claimed" between 0 and "coupons"."total")
);
--> statement-breakpoint
CREATE TABLE "desk_claims" (
	"desk" text NOT NULL,
	"item" text NOT NULL,
	"user_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_claims_desk_item_pk" PRIMARY KEY("desk","item")
);
--> statement-breakpoint
CREATE TABLE "fulfillments" (
	"order_no" text PRIMARY KEY NOT NULL,
	"serial" text NOT NULL,
	"pickup_code" text DEFAULT '' NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"courier" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"collector_name" text DEFAULT '' NOT NULL,
	"collector_id_number" text DEFAULT '' NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"shipped_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"seen" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sticks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sticks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"serial" text NOT NULL,
	"medium_code" text NOT NULL,
	"state" text NOT NULL,
	"service_point" text DEFAULT '' NOT NULL,
	"order_no" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unanswered_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unanswered_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question" text NOT NULL,
	"asked" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "unanswered_questions_question_unique" UNIQUE("question")
);
--> statement-breakpoint
CREATE TABLE "file_handovers" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"company_id" uuid,
	"kind" text NOT NULL,
	"file_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"connected_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "file_parts" (
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "file_parts_name_position_pk" PRIMARY KEY("name","position")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"company_id" uuid,
	"name" text NOT NULL,
	"extension" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"made_from" uuid,
	"temporary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"dropped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_attachments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"email" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_orders" (
	"invoice_id" integer NOT NULL,
	"order_no" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "invoice_orders_invoice_id_order_no_pk" PRIMARY KEY("invoice_id","order_no")
);
--> statement-breakpoint
CREATE TABLE "invoice_titles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_titles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"fields" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"amount_fen" bigint NOT NULL,
	"state" text NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone,
	"reversing_at" timestamp with time zone,
	"reversal_number" text DEFAULT '' NOT NULL,
	"reversed_at" timestamp with time zone,
	"replaces" integer,
	CONSTRAINT "invoices_replaces_unique" UNIQUE("replaces")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"every_ms" integer,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "enrollments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enrollments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"course_id" integer NOT NULL,
	"request_id" uuid NOT NULL,
	"order_no" text,
	"enrolled_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_lesson_id" integer,
	"last_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"certificate_number" text,
	CONSTRAINT "enrollments_certificate_unique" UNIQUE("certificate_number")
);
--> statement-breakpoint
CREATE TABLE "course_chapters" (
	"id" integer PRIMARY KEY NOT NULL,
	"course_id" integer NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"category" text NOT NULL,
	"kind" text NOT NULL,
	"teacher_name" text NOT NULL,
	"teacher_introduction" text NOT NULL,
	"introduction" text NOT NULL,
	"notices" jsonb NOT NULL,
	"examination" text NOT NULL,
	"host" text NOT NULL,
	"region" text NOT NULL,
	"address" text NOT NULL,
	"hours" integer NOT NULL,
	"price_fen" bigint NOT NULL,
	"member_price_fen" bigint NOT NULL,
	"earlier_enrollments" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"enroll_before" timestamp with time zone,
	"stream_url" text DEFAULT '' NOT NULL,
	"recording_url" text DEFAULT '' NOT NULL,
	"seek_forward" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"lesson_id" integer NOT NULL,
	"second" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_plays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "lesson_plays_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"lesson_id" integer NOT NULL,
	"device_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_beat_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"user_id" uuid NOT NULL,
	"lesson_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"watched_seconds" integer NOT NULL,
	"last_second" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_progress_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" integer PRIMARY KEY NOT NULL,
	"course_id" integer NOT NULL,
	"chapter_id" integer NOT NULL,
	"title" text NOT NULL,
	"seconds" integer NOT NULL,
	"free" boolean DEFAULT false NOT NULL,
	"video_url" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_attendances" (
	"user_id" uuid NOT NULL,
	"course_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"signed_in_at" timestamp with time zone,
	CONSTRAINT "live_attendances_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "live_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_days" (
	"user_id" uuid NOT NULL,
	"day" text NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "study_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_outbox_message" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "administrator_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "administrator_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"from_user_id" uuid NOT NULL,
	"to_user_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"inviter_id" uuid NOT NULL,
	"token" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"id_number" text DEFAULT '' NOT NULL,
	"role_id" smallint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	CONSTRAINT "invitations_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "join_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "join_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"role_id" smallint NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "memberships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"left_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "role_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"credit_code" text NOT NULL,
	"role" text NOT NULL,
	"file_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"code" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"content" text NOT NULL,
	"sms" text NOT NULL,
	"inbox_on" boolean NOT NULL,
	"sms_on" boolean NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"off" jsonb NOT NULL,
	"mail" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_recipients" (
	"message_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "message_recipients_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sender_id" uuid,
	"sender_name" text NOT NULL,
	"category" text NOT NULL,
	"importance" text NOT NULL,
	"topic" text NOT NULL,
	"content" text NOT NULL,
	"attachment_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"sent" smallint NOT NULL,
	"send_time" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_drafts" (
	"user_id" uuid NOT NULL,
	"draft_key" text NOT NULL,
	"form" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_drafts_user_id_draft_key_pk" PRIMARY KEY("user_id","draft_key")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"from_state" smallint,
	"to_state" smallint NOT NULL,
	"actor_id" uuid,
	"title" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"order_type" text NOT NULL,
	"state" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"role_id" smallint NOT NULL,
	"company_id" uuid,
	"company_name" text DEFAULT '' NOT NULL,
	"holder_name" text NOT NULL,
	"product_id" text,
	"course_id" integer,
	"product_name" text NOT NULL,
	"provider_code" text NOT NULL,
	"platform_codes" jsonb NOT NULL,
	"lock_type" text NOT NULL,
	"medium_vendor" text DEFAULT '' NOT NULL,
	"signature_vendor" text DEFAULT '' NOT NULL,
	"years" smallint NOT NULL,
	"delivery" text NOT NULL,
	"receiver" jsonb,
	"service_point" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"quote" jsonb NOT NULL,
	"total_fen" bigint NOT NULL,
	"coupon_fen" bigint DEFAULT 0 NOT NULL,
	"refund_status" smallint DEFAULT 0 NOT NULL,
	"request_id" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"master_lock_of" uuid,
	"part_of" text,
	"created_at" timestamp with time zone NOT NULL,
	"pay_before" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"reviewer_id" uuid,
	"resubmitted_at" timestamp with time zone,
	"refused_for_good" boolean DEFAULT false NOT NULL,
	"rejection" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "orders_subject" CHECK (("orders"."product_id" is null) <> ("orders"."course_id" is null)),
	CONSTRAINT "orders_total" CHECK ("orders"."total_fen" >= 0),
	CONSTRAINT "orders_coupon" CHECK ("orders"."coupon_fen" between 0 and "orders"."total_fen")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"business_key" text NOT NULL,
	"order_no" text,
	"payment_id" uuid,
	"account" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	CONSTRAINT "ledger_entries_business_key_unique" UNIQUE("business_key")
);
--> statement-breakpoint
CREATE TABLE "payment_notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"order_no" text DEFAULT '' NOT NULL,
	"trade_no" text DEFAULT '' NOT NULL,
	"accepted" boolean NOT NULL,
	"outcome" text NOT NULL,
	"fields" jsonb NOT NULL,
	"digest" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payment_notifications_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "payment_trades" (
	"channel" text NOT NULL,
	"trade_no" text NOT NULL,
	"paid_for" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"outcome" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_trades_channel_trade_no_pk" PRIMARY KEY("channel","trade_no")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"channel" text NOT NULL,
	"trade_no" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"status" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"day" text PRIMARY KEY NOT NULL,
	"portal_fen" bigint NOT NULL,
	"gateway_fen" bigint NOT NULL,
	"count" integer NOT NULL,
	"source" text NOT NULL,
	"differences" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	"explanation" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_trades" (
	"trade_no" text PRIMARY KEY NOT NULL,
	"paid_for" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_records" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"basics" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"people" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"billing" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rejection" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"differences_confirmed" boolean DEFAULT false NOT NULL,
	"saved_at" timestamp with time zone,
	"submitted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "personal_records" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"review" text DEFAULT '0' NOT NULL,
	"rejection" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"verification" smallint DEFAULT 1 NOT NULL,
	"saved_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
CREATE TABLE "prestore_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"user_id" uuid,
	"available_fen" bigint DEFAULT 0 NOT NULL,
	"frozen_fen" bigint DEFAULT 0 NOT NULL,
	"warn_below_fen" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prestore_accounts_company_unique" UNIQUE("company_id"),
	CONSTRAINT "prestore_accounts_user_unique" UNIQUE("user_id"),
	CONSTRAINT "prestore_accounts_one_owner" CHECK (num_nonnulls("prestore_accounts"."company_id", "prestore_accounts"."user_id") = 1),
	CONSTRAINT "prestore_accounts_covered" CHECK ("prestore_accounts"."available_fen" >= 0 and "prestore_accounts"."frozen_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "prestore_members" (
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"limit_fen" bigint NOT NULL,
	CONSTRAINT "prestore_members_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "prestore_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prestore_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"flow_no" text NOT NULL,
	"business_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"balance_before_fen" bigint NOT NULL,
	"balance_fen" bigint NOT NULL,
	"postings" jsonb NOT NULL,
	"order_no" text,
	"operator_id" uuid,
	"operator_name" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "prestore_movements_flow_unique" UNIQUE("flow_no"),
	CONSTRAINT "prestore_movements_business_key_unique" UNIQUE("business_key")
);
--> statement-breakpoint
CREATE TABLE "recharges" (
	"recharge_no" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"amount_fen" bigint NOT NULL,
	"method" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"remark_code" text DEFAULT '' NOT NULL,
	"slip_file_id" uuid,
	"transferred_fen" bigint,
	"transfer_day" date,
	"refusal" text DEFAULT '' NOT NULL,
	"trade_no" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pay_before" timestamp with time zone NOT NULL,
	"slip_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor_role_id" smallint,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"method" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"cost_ms" integer DEFAULT 0 NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "number_sequences" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "combined_payments" (
	"combined_no" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role_id" smallint NOT NULL,
	"request_id" uuid NOT NULL,
	"account_id" uuid,
	"total_fen" bigint NOT NULL,
	"balance_fen" bigint NOT NULL,
	"alipay_fen" bigint NOT NULL,
	"state" text NOT NULL,
	"release_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_key" text NOT NULL,
	"kind" text NOT NULL,
	"order_no" text,
	"payment_id" uuid,
	"account_id" uuid,
	"user_id" uuid,
	"company_name" text DEFAULT '' NOT NULL,
	"amount_fen" bigint NOT NULL,
	"deduction_fen" bigint DEFAULT 0 NOT NULL,
	"channel" text NOT NULL,
	"path" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"order_state" smallint,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"first_approved_by" uuid,
	CONSTRAINT "refunds_business_key_unique" UNIQUE("business_key")
);
--> statement-breakpoint
CREATE TABLE "settlement_orders" (
	"settlement_no" text NOT NULL,
	"order_no" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"position" integer NOT NULL,
	"live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "settlement_orders_settlement_no_order_no_pk" PRIMARY KEY("settlement_no","order_no")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"transfer_no" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role_id" smallint NOT NULL,
	"company_id" uuid,
	"company_name" text DEFAULT '' NOT NULL,
	"request_id" uuid NOT NULL,
	"amount_fen" bigint NOT NULL,
	"remark_code" text NOT NULL,
	"state" text NOT NULL,
	"slip_file_id" uuid,
	"transferred_fen" bigint,
	"transfer_day" date,
	"refusal" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"slip_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
CREATE TABLE "product_platforms" (
	"product_id" text NOT NULL,
	"platform_code" text NOT NULL,
	"included" boolean DEFAULT false NOT NULL,
	CONSTRAINT "product_platforms_product_id_platform_code_pk" PRIMARY KEY("product_id","platform_code")
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"service_fen_per_year" bigint NOT NULL,
	"medium_fen" bigint NOT NULL,
	"seal_fen" bigint NOT NULL,
	"extra_platform_fen" bigint NOT NULL,
	"courier_fen" bigint NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_providers" (
	"product_id" text NOT NULL,
	"provider_code" text NOT NULL,
	CONSTRAINT "product_providers_product_id_provider_code_pk" PRIMARY KEY("product_id","provider_code")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"audience" text NOT NULL,
	"carrier" text NOT NULL,
	"order_type" text NOT NULL,
	"certificate_type" text NOT NULL,
	"lock_type" text NOT NULL,
	"key_algorithm" text DEFAULT 'RSA-2048' NOT NULL,
	"allowed_role_ids" jsonb NOT NULL,
	"year_options" jsonb NOT NULL,
	"highlights" jsonb NOT NULL,
	"unavailable_reason" text DEFAULT '' NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	"service_fen_per_year" bigint,
	"medium_fen" bigint,
	"seal_fen" bigint,
	"seal_count" integer DEFAULT 0 NOT NULL,
	"extra_platform_fen" bigint,
	"courier_fen" bigint,
	CONSTRAINT "products_stock" CHECK ("products"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "provider_platforms" (
	"provider_code" text NOT NULL,
	"platform_code" text NOT NULL,
	CONSTRAINT "provider_platforms_provider_code_platform_code_pk" PRIMARY KEY("provider_code","platform_code")
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"code" text PRIMARY KEY NOT NULL,
	"unavailable_reason" text DEFAULT '' NOT NULL,
	"on_trial" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_votes" (
	"article_id" integer NOT NULL,
	"visitor_id" uuid NOT NULL,
	"helpful" boolean NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_votes_article_id_visitor_id_pk" PRIMARY KEY("article_id","visitor_id")
);
--> statement-breakpoint
CREATE TABLE "content_counters" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"reads" integer DEFAULT 0 NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "content_counters_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "content_entries" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"approver_name" text DEFAULT '' NOT NULL,
	"return_reason" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_entries_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"version" integer NOT NULL,
	"form" jsonb NOT NULL,
	"author_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "content_versions_kind_id_version_pk" PRIMARY KEY("kind","id","version")
);
--> statement-breakpoint
CREATE TABLE "published_content" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"title" text NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"image_file_id" uuid,
	"attachment_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"publisher" text DEFAULT '' NOT NULL,
	"publish_time" timestamp with time zone NOT NULL,
	"online" boolean DEFAULT true NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "published_content_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "searched_keywords" (
	"keyword" text PRIMARY KEY NOT NULL,
	"searches" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"channel" text NOT NULL,
	"number" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_reminders" (
	"product_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "stock_reminders_product_id_user_id_pk" PRIMARY KEY("product_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "certificate_phones" (
	"certificate_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"bound_by" uuid NOT NULL,
	"bound_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_links" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role_id" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_tokens" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"role_id" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_recoveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_recoveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"new_phone" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"first_approved_by" uuid,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"refusal" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_keys" ADD CONSTRAINT "access_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_administrator_id_users_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_access_key_id_access_keys_id_fk" FOREIGN KEY ("access_key_id") REFERENCES "public"."access_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_parent_id_departments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_notice_reads" ADD CONSTRAINT "office_notice_reads_notice_id_office_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."office_notices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_notice_reads" ADD CONSTRAINT "office_notice_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_users" ADD CONSTRAINT "office_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_users" ADD CONSTRAINT "office_users_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_departments" ADD CONSTRAINT "role_departments_role_id_sys_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."sys_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_departments" ADD CONSTRAINT "role_departments_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menus" ADD CONSTRAINT "role_menus_role_id_sys_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."sys_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menus" ADD CONSTRAINT "role_menus_menu_id_sys_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."sys_menus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sys_menus" ADD CONSTRAINT "sys_menus_parent_id_sys_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sys_menus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_imports" ADD CONSTRAINT "user_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_posts" ADD CONSTRAINT "user_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_posts" ADD CONSTRAINT "user_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authority_requests" ADD CONSTRAINT "authority_requests_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authority_requests" ADD CONSTRAINT "authority_requests_issue_id_issue_attempts_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."issue_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authority_requests" ADD CONSTRAINT "authority_requests_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_losses" ADD CONSTRAINT "certificate_losses_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_losses" ADD CONSTRAINT "certificate_losses_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_reminders" ADD CONSTRAINT "certificate_reminders_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_reminders" ADD CONSTRAINT "certificate_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_orders" ADD CONSTRAINT "change_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_orders" ADD CONSTRAINT "change_orders_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_orders" ADD CONSTRAINT "change_orders_head_order_no_orders_order_no_fk" FOREIGN KEY ("head_order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_bindings" ADD CONSTRAINT "mobile_bindings_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_bindings" ADD CONSTRAINT "mobile_bindings_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_bindings" ADD CONSTRAINT "mobile_bindings_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_attempts" ADD CONSTRAINT "issue_attempts_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_attempts" ADD CONSTRAINT "issue_attempts_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_attempts" ADD CONSTRAINT "issue_attempts_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_reminders" ADD CONSTRAINT "coupon_reminders_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_reminders" ADD CONSTRAINT "coupon_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_tickets" ADD CONSTRAINT "coupon_tickets_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_tickets" ADD CONSTRAINT "coupon_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_tickets" ADD CONSTRAINT "coupon_tickets_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_claims" ADD CONSTRAINT "desk_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfillments" ADD CONSTRAINT "fulfillments_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_notes" ADD CONSTRAINT "service_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_notes" ADD CONSTRAINT "service_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sticks" ADD CONSTRAINT "sticks_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_handovers" ADD CONSTRAINT "file_handovers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_handovers" ADD CONSTRAINT "file_handovers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_handovers" ADD CONSTRAINT "file_handovers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_attachments" ADD CONSTRAINT "order_attachments_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_attachments" ADD CONSTRAINT "order_attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_mails" ADD CONSTRAINT "invoice_mails_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_titles" ADD CONSTRAINT "invoice_titles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_last_lesson_id_lessons_id_fk" FOREIGN KEY ("last_lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_chapters" ADD CONSTRAINT "course_chapters_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_plays" ADD CONSTRAINT "lesson_plays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_plays" ADD CONSTRAINT "lesson_plays_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_chapter_id_course_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."course_chapters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_attendances" ADD CONSTRAINT "live_attendances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_attendances" ADD CONSTRAINT "live_attendances_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lines" ADD CONSTRAINT "live_lines_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lines" ADD CONSTRAINT "live_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administrator_transfers" ADD CONSTRAINT "administrator_transfers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administrator_transfers" ADD CONSTRAINT "administrator_transfers_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administrator_transfers" ADD CONSTRAINT "administrator_transfers_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_applications" ADD CONSTRAINT "role_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_applications" ADD CONSTRAINT "role_applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_choices" ADD CONSTRAINT "sms_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_master_lock_of_companies_id_fk" FOREIGN KEY ("master_lock_of") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_part_of_orders_order_no_fk" FOREIGN KEY ("part_of") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_records" ADD CONSTRAINT "company_records_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_records" ADD CONSTRAINT "personal_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_records" ADD CONSTRAINT "personal_records_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prestore_accounts" ADD CONSTRAINT "prestore_accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prestore_accounts" ADD CONSTRAINT "prestore_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prestore_members" ADD CONSTRAINT "prestore_members_account_id_prestore_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."prestore_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prestore_members" ADD CONSTRAINT "prestore_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prestore_movements" ADD CONSTRAINT "prestore_movements_account_id_prestore_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."prestore_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prestore_movements" ADD CONSTRAINT "prestore_movements_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prestore_movements" ADD CONSTRAINT "prestore_movements_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_account_id_prestore_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."prestore_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combined_payments" ADD CONSTRAINT "combined_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combined_payments" ADD CONSTRAINT "combined_payments_account_id_prestore_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."prestore_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_account_id_prestore_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."prestore_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_first_approved_by_users_id_fk" FOREIGN KEY ("first_approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_orders" ADD CONSTRAINT "settlement_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_platforms" ADD CONSTRAINT "product_platforms_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_providers" ADD CONSTRAINT "product_providers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_providers" ADD CONSTRAINT "product_providers_provider_code_providers_code_fk" FOREIGN KEY ("provider_code") REFERENCES "public"."providers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_platforms" ADD CONSTRAINT "provider_platforms_provider_code_providers_code_fk" FOREIGN KEY ("provider_code") REFERENCES "public"."providers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reminders" ADD CONSTRAINT "stock_reminders_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reminders" ADD CONSTRAINT "stock_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_phones" ADD CONSTRAINT "certificate_phones_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_phones" ADD CONSTRAINT "certificate_phones_bound_by_users_id_fk" FOREIGN KEY ("bound_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_links" ADD CONSTRAINT "login_links_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_links" ADD CONSTRAINT "login_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_tokens" ADD CONSTRAINT "payment_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_recoveries" ADD CONSTRAINT "phone_recoveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_recoveries" ADD CONSTRAINT "phone_recoveries_first_approved_by_users_id_fk" FOREIGN KEY ("first_approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_recoveries" ADD CONSTRAINT "phone_recoveries_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scan_logins_expires_at" ON "scan_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "scan_stamps_expires_at" ON "scan_stamps" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_access_key" ON "sessions" USING btree ("access_key_id");--> statement-breakpoint
CREATE INDEX "sms_requests_subject" ON "sms_requests" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "sms_requests_address" ON "sms_requests" USING btree ("address","at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree ("username_key");--> statement-breakpoint
CREATE INDEX "users_company" ON "users" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "departments_parent" ON "departments" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dictionary_types_type_unique" ON "dictionary_types" USING btree ("type");--> statement-breakpoint
CREATE INDEX "login_records_user" ON "login_records" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "login_records_session" ON "login_records" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_code_unique" ON "posts" USING btree ("code") WHERE "posts"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_name_unique" ON "posts" USING btree ("name") WHERE "posts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "provider_grants_provider" ON "provider_grants" USING btree ("provider_code");--> statement-breakpoint
CREATE INDEX "sys_menus_parent" ON "sys_menus" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "user_imports_user" ON "user_imports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "user_posts_post" ON "user_posts" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "call_counts_ends_at" ON "call_counts" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "authority_requests_request" ON "authority_requests" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "authority_requests_order" ON "authority_requests" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "certificate_losses_certificate" ON "certificate_losses" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "certificate_reminders_day" ON "certificate_reminders" USING btree ("day");--> statement-breakpoint
CREATE INDEX "change_orders_certificate" ON "change_orders" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "change_orders_head" ON "change_orders" USING btree ("head_order_no");--> statement-breakpoint
CREATE INDEX "mobile_bindings_order" ON "mobile_bindings" USING btree ("order_no","created_at");--> statement-breakpoint
CREATE INDEX "certificates_user" ON "certificates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "certificates_company" ON "certificates" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_live_per_order" ON "certificates" USING btree ("order_no") WHERE "certificates"."status" <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "issue_attempts_number" ON "issue_attempts" USING btree ("order_no","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "code_items_type_number" ON "code_items" USING btree ("type","code_number");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_tickets_ordinal" ON "coupon_tickets" USING btree ("coupon_id","user_id","ordinal");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_tickets_request" ON "coupon_tickets" USING btree ("user_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_tickets_order" ON "coupon_tickets" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "coupon_tickets_user" ON "coupon_tickets" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "review_decisions_order" ON "review_decisions" USING btree ("order_no","id");--> statement-breakpoint
CREATE INDEX "service_notes_user" ON "service_notes" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sticks_serial" ON "sticks" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "sticks_state" ON "sticks" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "file_handovers_owner" ON "file_handovers" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_attachments_file" ON "order_attachments" USING btree ("order_no","kind","file_id");--> statement-breakpoint
CREATE INDEX "invoice_mails_open" ON "invoice_mails" USING btree ("id") WHERE "invoice_mails"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_orders_live" ON "invoice_orders" USING btree ("order_no") WHERE "invoice_orders"."live";--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_default" ON "invoice_titles" USING btree ("user_id") WHERE "invoice_titles"."is_default" and "invoice_titles"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_request" ON "invoices" USING btree ("user_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("number") WHERE "invoices"."number" <> '';--> statement-breakpoint
CREATE INDEX "invoices_state" ON "invoices" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_once" ON "jobs" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("state","run_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enrollments_once" ON "enrollments" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "enrollments_course" ON "enrollments" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_chapters_course" ON "course_chapters" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "lesson_notes_lesson" ON "lesson_notes" USING btree ("user_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_plays_user" ON "lesson_plays" USING btree ("user_id","number");--> statement-breakpoint
CREATE INDEX "lessons_course" ON "lessons" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "live_lines_course" ON "live_lines" USING btree ("course_id","id");--> statement-breakpoint
CREATE INDEX "administrator_transfers_company" ON "administrator_transfers" USING btree ("company_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree ("company_id","phone") WHERE "invitations"."state" = 'waiting' and "invitations"."phone" <> '';--> statement-breakpoint
CREATE INDEX "invitations_company" ON "invitations" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "join_requests_open" ON "join_requests" USING btree ("user_id","company_id") WHERE "join_requests"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "join_requests_company" ON "join_requests" USING btree ("company_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_running" ON "memberships" USING btree ("user_id") WHERE "memberships"."left_at" is null;--> statement-breakpoint
CREATE INDEX "memberships_company" ON "memberships" USING btree ("company_id","joined_at");--> statement-breakpoint
CREATE UNIQUE INDEX "role_applications_open" ON "role_applications" USING btree ("user_id","credit_code","role") WHERE "role_applications"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "role_applications_state" ON "role_applications" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "message_recipients_user" ON "message_recipients" USING btree ("user_id","message_id");--> statement-breakpoint
CREATE INDEX "messages_sender" ON "messages" USING btree ("sender_id","send_time");--> statement-breakpoint
CREATE INDEX "order_drafts_saved" ON "order_drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_no","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_request" ON "orders" USING btree ("user_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_master_lock" ON "orders" USING btree ("master_lock_of");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_part" ON "orders" USING btree ("part_of");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_course" ON "orders" USING btree ("user_id","course_id") WHERE "orders"."state" not in (90, 91, 95);--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_company" ON "orders" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","paid_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "payment_notifications_order" ON "payment_notifications" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "payment_trades_paid_at" ON "payment_trades" USING btree ("channel","paid_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_trade" ON "payments" USING btree ("channel","trade_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_once_per_order" ON "payments" USING btree ("order_no") WHERE "payments"."status" = 'succeeded';--> statement-breakpoint
CREATE INDEX "sandbox_trades_paid_at" ON "sandbox_trades" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "prestore_movements_account" ON "prestore_movements" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "recharges_request" ON "recharges" USING btree ("user_id","request_id");--> statement-breakpoint
CREATE INDEX "recharges_account" ON "recharges" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "recharges_state" ON "recharges" USING btree ("state");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "combined_payments_request" ON "combined_payments" USING btree ("user_id","request_id");--> statement-breakpoint
CREATE INDEX "combined_payments_state" ON "combined_payments" USING btree ("state","release_at");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "refunds_state" ON "refunds" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_orders_live" ON "settlement_orders" USING btree ("order_no") WHERE "settlement_orders"."live";--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_request" ON "transfers" USING btree ("user_id","request_id");--> statement-breakpoint
CREATE INDEX "transfers_state" ON "transfers" USING btree ("state","slip_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_prices_from" ON "product_prices" USING btree ("product_id","valid_from");--> statement-breakpoint
CREATE INDEX "published_content_order" ON "published_content" USING btree ("kind","online","publish_time");--> statement-breakpoint
CREATE INDEX "payment_tokens_session" ON "payment_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "phone_recoveries_state" ON "phone_recoveries" USING btree ("state","id");